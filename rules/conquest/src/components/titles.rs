//! The 174 titles of the player cards (CONQ-COMP-01) as far as they are numbers and words of the frame: one row a card, in the order of
//! their numbers. What a card does stands in its file below `cards/`.

use super::printed::Form::{EitherIfDeployed, EitherWay};
use super::printed::{
    AttachmentLimit::{OnePerUnit, OneRelicPerPlayer},
    Bearer::{AnyUnit, ArmyUnit, UniqueUnit},
    Cost::{Of, X},
    Printed, army, attachment, event, on, support, warlord,
};
use super::{
    Faction::{AstraMilitarum, Chaos, DarkEldar, Eldar, Orks, SpaceMarines, Tau},
    Keyword::{
        Ambush, AreaEffect, Armorbane, Brutal, Flying, ImmuneToEnemyEvents, Limited, Mobile, NoAttachments, NoWargearAttachments, Ranged,
    },
    Trait::*,
    WarlordId::*,
};

/// Rows in groups by faction, none for neutral cards: number, title, and what is printed on it. A unit is
/// `army(cost, attack, hit points, command icons)`, a warlord its two sides, an attachment `attachment(cost, shields, on what)`, an event
/// `event(cost, shields)`. `text()` marks a unit whose text box says more than keywords; all other cards have one.
macro_rules! titles {
    ($($faction:expr => { $($number:literal $title:ident = $kind:ident($($of:tt)*) $(.$with:ident($($arg:tt)*))*;)* })*) => {
        sternpost_core::terms! {
            "card";
            /// The title of a player card (CONQ-COMP-01).
            pub enum Title { $($($title),*),* }
        }

        /// In the order of the titles.
        static PRINTED: &[Printed] = &[$($($kind($($of)*)$(.$with($($arg)*))*.numbered($number, $faction)),*),*];
    };
}

titles! {
    Some(SpaceMarines) => { 1 CaptainCatoSicarius = warlord((2, 6), (2, 5)).traits(&[Soldier, Ultramarines]); }
    Some(AstraMilitarum) => { 2 ColonelStraken = warlord((2, 6), (2, 5)).traits(&[Soldier, Catachan]); }
    Some(Orks) => { 3 Nazdreg = warlord((2, 7), (2, 5)).traits(&[Warrior, Warboss]); }
    Some(Chaos) => { 4 ZarathurHighSorcerer = warlord((1, 6), (1, 5)).traits(&[Psyker, Tzeentch]); }
    Some(DarkEldar) => { 5 PackmasterKith = warlord((2, 6), (1, 5)).traits(&[Warrior, Succubus, Wych]); }
    Some(Eldar) => { 6 EldorathStarbane = warlord((1, 7), (1, 6)).traits(&[Psyker, Alaitoc]); }
    Some(Tau) => { 7 CommanderShadowsun = warlord((1, 7), (1, 5)).traits(&[Soldier, ShasO]); }
    Some(SpaceMarines) => {
        8 SicariussChosen = army(3, 2, 3, 1).of_squad(CaptainCatoSicarius).copies(4).traits(&[Soldier, Ultramarines]).text();
        9 CatosStronghold = support(2).of_squad(CaptainCatoSicarius).traits(&[Location]);
        10 TheFuryOfSicarius = event(Of(2), 1).of_squad(CaptainCatoSicarius).copies(2).traits(&[Tactic]);
        11 TallassarianTempestBlade = attachment(1, 3, on(UniqueUnit).limited(OneRelicPerPlayer).adds(1, 0).gives(&[Armorbane])).unique().of_squad(CaptainCatoSicarius)
            .traits(&[Relic, Weapon]);
        12 TenthCompanyScout = army(1, 2, 1, 1).traits(&[Scout, Ultramarines]);
        13 TacticalSquadCardinis = army(2, 1, 3, 1).copies(2).traits(&[Soldier, Ultramarines]).keywords(&[AreaEffect]).area_effect(1);
        14 HonoredLibrarian = army(3, 4, 2, 1).loyal().traits(&[Psyker, Ultramarines]).text();
        15 BloodAngelsVeterans = army(3, 3, 3, 1).copies(2).traits(&[Soldier, BloodAngels]).text();
        16 DaringAssaultSquad = army(4, 3, 3, 1).traits(&[Soldier, BloodAngels]).keywords(&[AreaEffect]).area_effect(2);
        17 LandRaider = army(5, 3, 7, 3).traits(&[Vehicle, Tank, Elite]).keywords(&[NoWargearAttachments]).text();
        18 UltramarinesDreadnought = army(6, 8, 8, 0).loyal().traits(&[Vehicle, Ultramarines, Elite]).keywords(&[NoWargearAttachments]);
        19 VeteranBrotherMaxos = army(3, 2, 3, 2).unique().loyal().traits(&[Soldier, Ultramarines]).text();
        20 EagerRecruit = army(1, 2, 1, 0).traits(&[Scout, Ultramarines]).keywords(&[Ambush]);
        21 IronHandsTechmarine = army(3, 1, 3, 1).traits(&[Soldier, IronHands]).text();
        22 RavenGuardSpeeder = army(4, 3, 3, 2).traits(&[Vehicle, RavenGuard]).keywords(&[NoWargearAttachments, Flying]);
        23 DeathwingGuard = army(5, 2, 9, 4).loyal().traits(&[Soldier, DarkAngels, Elite]);
        24 DropPodAssault = event(Of(2), 2).loyal().traits(&[Tactic]);
        25 Indomitable = event(Of(1), 1).traits(&[Power]);
        26 Exterminatus = event(Of(3), 1).traits(&[Tactic]);
        27 GodwynPatternBolter = attachment(1, 1, on(ArmyUnit).adds(1, 1)).traits(&[Wargear, Weapon]);
        28 IronHalo = attachment(3, 2, on(UniqueUnit).limited(OneRelicPerPlayer)).loyal().traits(&[Relic, Wargear]);
        29 FortressMonastery = support(1).unique().traits(&[Location]).keywords(&[Limited]);
        30 HolySepulchre = support(2).traits(&[Location]);
    }
    Some(AstraMilitarum) => {
        31 StrakensCommandSquad = army(2, 2, 2, 1).of_squad(ColonelStraken).copies(4).traits(&[Soldier, Catachan]).text();
        32 OmegaZeroCommand = support(2).of_squad(ColonelStraken).traits(&[Location]);
        33 GloriousIntervention = event(Of(1), 1).of_squad(ColonelStraken).copies(2).traits(&[Tactic]);
        34 StrakensCunning = attachment(1, 3, on(ArmyUnit).adds(1, 0)).of_squad(ColonelStraken).traits(&[Skill]);
        35 RatlingDeadeye = army(1, 1, 1, 1).copies(2).traits(&[Scout, Abhuman]).keywords(&[Ranged]);
        36 CadianMortarSquad = army(3, 1, 3, 2).loyal().traits(&[Soldier, Cadia]).keywords(&[Ranged]).text();
        37 SanctionedPsyker = army(2, 0, 4, 2).traits(&[Psyker]);
        38 LemanRussBattleTank = army(5, 4, 6, 4).loyal().traits(&[Vehicle, Tank, Elite]).keywords(&[NoWargearAttachments]);
        39 MordianHellhound = army(4, 3, 3, 2)
            .traits(&[Vehicle, Tank, Mordia]).keywords(&[NoWargearAttachments, AreaEffect]).area_effect(1);
        40 AssaultValkyrie = army(4, 4, 4, 1).traits(&[Vehicle, Transport]).keywords(&[NoWargearAttachments, Flying]);
        41 StalwartOgryn = army(2, 2, 2, 1).traits(&[Warrior, Abhuman]).keywords(&[ImmuneToEnemyEvents]).text();
        42 CaptainMarkis = army(3, 2, 3, 2).unique().loyal().traits(&[Soldier, Officer, Vostroya]).text();
        43 EnginseerAugur = army(2, 2, 2, 0).loyal().traits(&[Scholar, TechPriest]).text();
        44 PenalLegionnaire = army(0, 1, 1, 0).traits(&[Conscript, Ally]);
        45 InfantryConscripts = army(4, 0, 5, 0).copies(2).traits(&[Conscript]).text();
        46 ElysianAssaultTeam = army(2, 2, 1, 0).traits(&[Soldier, Elysia]).text();
        47 PreemptiveBarrage = event(Of(1), 2).loyal().traits(&[Tactic]);
        48 SuppressiveFire = event(Of(0), 1).traits(&[Tactic]);
        49 HostileEnvironmentGear = attachment(1, 1, on(ArmyUnit).adds(0, 3)).traits(&[Wargear, Armor]);
        50 Bodyguard = attachment(0, 2, on(ArmyUnit).of_ones_own()).loyal().traits(&[Condition]);
        51 ImperialBunker = support(1).unique().traits(&[Location]).keywords(&[Limited]);
        52 RockcreteBunker = support(1).loyal().traits(&[Upgrade]);
        53 CatachanOutpost = support(2).traits(&[Location]);
    }
    Some(Orks) => {
        54 NazdregsFlashGitz = army(3, 2, 4, 1).of_squad(Nazdreg).copies(4).traits(&[Warrior, Nob]).text();
        55 KraktoofHall = support(2).of_squad(Nazdreg).traits(&[Location]);
        56 BiggaIsBetta = event(Of(0), 1).of_squad(Nazdreg).copies(2).traits(&[Tactic]);
        57 CyborkBody = attachment(1, 3, on(ArmyUnit).doubling_hit_points()).of_squad(Nazdreg).traits(&[Wargear, Bionics]);
        58 SnivelingGrot = army(0, 1, 1, 0).traits(&[Runt, Ally]);
        59 GoffNob = army(5, 6, 6, 0).loyal().traits(&[Warrior, Nob, Elite]);
        60 WeirdboyManiak = army(3, 2, 4, 1).loyal().traits(&[Psyker, Oddboy]).text();
        61 TankbustaBommaz = army(4, 3, 4, 2).traits(&[Warrior, Boyz]).text();
        62 RuggedKillaKans = army(4, 2, 5, 2).loyal().traits(&[Vehicle, Walker]).keywords(&[NoWargearAttachments, Brutal]);
        63 EnragedOrk = army(2, 0, 5, 1).loyal().traits(&[Warrior, Boyz]).keywords(&[Brutal]);
        64 Crushface = army(3, 2, 3, 2).unique().loyal().traits(&[Warrior, Nob]).text();
        65 BadDok = army(2, 1, 4, 1).traits(&[Oddboy, Nob]).text();
        66 Rokkitboy = army(2, 2, 2, 1).traits(&[Warrior, Boyz]).text();
        67 GoffBoyz = army(1, 0, 2, 0).copies(2).traits(&[Warrior, Boyz, Ally]).text();
        68 ShootaMob = army(1, 2, 1, 1).traits(&[Warrior, Boyz]);
        69 BurnaBoyz = army(4, 5, 3, 1).copies(2).traits(&[Warrior, Boyz]).text();
        70 BattleCry = event(Of(3), 2).loyal().traits(&[Power]);
        71 SnotlingAttack = event(Of(2), 1).traits(&[Tactic]);
        72 SquigBombin = event(Of(2), 1).traits(&[Tactic]);
        73 RokkitLauncha = attachment(1, 1, on(ArmyUnit).gives(&[Ranged])).traits(&[Wargear, Weapon]);
        74 OrkKannon = support(1).traits(&[Weapon, Artillery]);
        75 BigtoofBanna = support(1).unique().traits(&[Upgrade]).keywords(&[Limited]);
        76 TellyportaPad = support(2).traits(&[Location]);
    }
    Some(Chaos) => {
        77 ZarathursFlamers = army(2, 2, 2, 1).of_squad(ZarathurHighSorcerer).copies(4).traits(&[Daemon, Tzeentch]).text();
        78 ShrineOfWarpflame = support(1).of_squad(ZarathurHighSorcerer).traits(&[Location]);
        79 InfernalGateway = event(Of(1), 1).of_squad(ZarathurHighSorcerer).copies(2).traits(&[Power, Tzeentch]);
        80 MarkOfChaos = attachment(0, 3, on(ArmyUnit)).of_squad(ZarathurHighSorcerer).traits(&[Curse]);
        81 AlphaLegionInfiltrator = army(2, 4, 1, 1).loyal().traits(&[Scout, AlphaLegion]);
        82 Possessed = army(5, 9, 4, 1).traits(&[Daemon, Elite]);
        83 SplinteredPathAcolyte = army(1, 1, 1, 1).traits(&[Cultist, Tzeentch]).text();
        84 KhorneBerzerker = army(3, 2, 4, 1).traits(&[Warrior, Khorne, WorldEaters]).keywords(&[Brutal]);
        85 ViciousBloodletter = army(5, 4, 4, 0).loyal()
            .traits(&[Daemon, Khorne, Elite]).keywords(&[NoWargearAttachments, AreaEffect]).area_effect(3);
        86 UmbralPreacher = army(3, 1, 4, 2).traits(&[Cultist, Priest]).text();
        87 BlackLegionHeldrake = army(8, 8, 8, 3).loyal().traits(&[Daemon, BlackLegion, Elite]).keywords(&[NoWargearAttachments, Flying]);
        88 RavenousFleshHounds = army(5, 3, 6, 1).traits(&[Daemon, Khorne, Elite]).keywords(&[NoAttachments]).text();
        89 VirulentPlagueSquad = army(4, 1, 4, 1).traits(&[Warrior, DeathGuard, Nurgle]).text();
        90 ChaosFanatics = army(2, 1, 2, 2).copies(2).traits(&[Cultist]);
        91 SoulGrinder = army(6, 4, 6, 2).copies(2).traits(&[Daemon, WarEngine, Elite]).keywords(&[NoWargearAttachments]).text();
        92 XavaesSplitTongue = army(3, 2, 3, 2).unique().loyal().traits(&[Warrior, Slaanesh]).text();
        93 Warpstorm = event(Of(3), 1).traits(&[Power]);
        94 TzeentchsFirestorm = event(X, 2).loyal().traits(&[Power, Tzeentch]);
        95 PromiseOfGlory = event(Of(0), 1).traits(&[Tactic]);
        96 RuneEncrustedArmor = attachment(2, 1, on(ArmyUnit).adds(2, 2)).traits(&[Wargear, Armor]);
        97 DireMutation = attachment(1, 1, on(ArmyUnit)).traits(&[Curse, Tzeentch]).keywords(&[Ambush]);
        98 FortressOfMadness = support(1).unique().traits(&[Location]).keywords(&[Limited]);
        99 MurderCogitator = support(0).traits(&[Upgrade]);
    }
    Some(DarkEldar) => {
        100 KithsKhymeramasters = army(2, 1, 2, 1).of_squad(PackmasterKith).copies(4).traits(&[Warrior, Beastmaster, Wych]).text();
        101 KhymeraDen = support(1).of_squad(PackmasterKith).traits(&[Location]);
        102 PactOfTheHaemonculi = event(Of(2), 1).of_squad(PackmasterKith).copies(2).traits(&[Tactic]);
        103 AgonizerOfBren = attachment(1, 3, on(ArmyUnit)).of_squad(PackmasterKith).traits(&[Wargear, Weapon]);
        104 SybariteMarksman = army(1, 2, 1, 0).traits(&[Warrior, Kabalite]).keywords(&[Ranged]);
        105 IncubusWarrior = army(2, 3, 1, 2).traits(&[Warrior]);
        106 HaemonculusTormentor = army(4, 2, 4, 1).traits(&[Scholar, Haemonculus]).text();
        107 HellionGang = army(2, 2, 2, 1).traits(&[Scout, Raider]).keywords(&[Flying]);
        108 BeasthunterWyches = army(3, 1, 3, 2).traits(&[Warrior, Wych]).text();
        109 BalefulMandrake = army(3, 3, 2, 1).traits(&[Warrior]).keywords(&[Ranged]);
        110 VileRaider = army(4, 2, 4, 2).traits(&[Vehicle, Transport]).keywords(&[NoWargearAttachments, Mobile]);
        111 BlackHeartRavager = army(6, 2, 5, 2).loyal().traits(&[Vehicle, Tank, Elite]).keywords(&[NoWargearAttachments, Flying]).text();
        112 MurderOfRazorwings = army(1, 1, 1, 0).loyal().traits(&[Creature, Ally]).keywords(&[NoAttachments]).text();
        113 ColiseumFighters = army(2, 1, 2, 0).copies(2).traits(&[Warrior, Wych]).text();
        114 KabaliteStrikeForce = army(2, 2, 2, 0).traits(&[Warrior, Kabalite]).keywords(&[AreaEffect]).area_effect(1);
        115 SyrenZythlex = army(3, 2, 3, 2).unique().loyal().traits(&[Warrior, Wych]).text();
        116 PowerFromPain = event(Of(2), 1).copies(2).traits(&[Power, Torture]);
        117 ArchonsTerror = event(Of(2), 1).traits(&[Power]);
        118 Raid = event(Of(0), 2).loyal().traits(&[Tactic]).keywords(&[Limited]);
        119 Suffering = attachment(1, 2, on(ArmyUnit).adds(-2, 0)).loyal().traits(&[Condition, Torture]);
        120 HypexInjector = attachment(0, 1, on(ArmyUnit)).traits(&[Wargear]);
        121 AltarOfTorment = support(1).unique().traits(&[Location]).keywords(&[Limited]);
        122 TwistedLaboratory = support(2).loyal().traits(&[Location]);
    }
    Some(Eldar) => {
        123 StarbanesCouncil = army(3, 3, 3, 1).of_squad(EldorathStarbane).copies(4).traits(&[Psyker, Alaitoc]).text();
        124 AlaitocShrine = support(1).of_squad(EldorathStarbane).traits(&[Location]);
        125 Foresight = event(Of(1), 1).of_squad(EldorathStarbane).copies(2).traits(&[Power]);
        126 Mobility = attachment(0, 3, on(ArmyUnit).gives(&[Mobile])).of_squad(EldorathStarbane).traits(&[Skill]);
        127 BielTanGuardians = army(1, 1, 1, 2).loyal().traits(&[Warrior, BielTan, Ally]);
        128 AltansarRangers = army(3, 2, 2, 2).traits(&[Scout, Altansar]).keywords(&[Ranged]);
        129 EldarSurvivalist = army(2, 0, 2, 1).copies(2).traits(&[Scout, Ally]).bonus(1, 1).text();
        130 WildriderSquadron = army(4, 3, 4, 1).traits(&[Vehicle, SaimHann]).keywords(&[NoWargearAttachments]).text();
        131 SoaringFalcon = army(3, 1, 5, 2).traits(&[Vehicle]).keywords(&[NoWargearAttachments, Mobile]);
        132 WailingWraithfighter = army(6, 3, 5, 2).loyal()
            .traits(&[Vehicle, Spirit, Elite]).keywords(&[NoWargearAttachments, Flying]).text();
        133 IyandenWraithguard = army(3, 4, 2, 1).loyal().traits(&[Drone, Spirit, Iyanden]).keywords(&[Armorbane]);
        134 ShroudedHarlequin = army(2, 2, 1, 1).copies(2).traits(&[Warrior]).text();
        135 SwordwindFarseer = army(3, 2, 2, 1).loyal().traits(&[Psyker, BielTan]).text();
        136 SilveredBladeAvengers = army(4, 1, 4, 1).traits(&[Warrior]).text();
        137 BielTanWarpSpiders = army(2, 1, 3, 1).traits(&[Warrior, BielTan]).text();
        138 SpiritseerErathal = army(3, 2, 3, 2).unique().loyal().traits(&[Psyker, SaimHann]).text();
        139 Superiority = event(Of(1), 1).traits(&[Tactic]);
        140 Nullify = event(Of(0), 1).traits(&[Power]);
        141 Doom = event(Of(4), 1).traits(&[Power]);
        142 GiftOfIsha = event(Of(2), 2).loyal().traits(&[Power, Blessing]);
        143 BansheePowerSword = attachment(1, 1, on(ArmyUnit).adds(1, 0)).traits(&[Wargear, Weapon]);
        144 CorsairTradingPort = support(1).unique().traits(&[Location]).keywords(&[Limited]);
        145 CraftworldGate = support(1).loyal().traits(&[Upgrade]);
    }
    Some(Tau) => {
        146 ShadowsunsStealthCadre = army(2, 2, 2, 1).or_attachment(on(ArmyUnit).barring(Vehicle).adds(2, 2), EitherWay).of_squad(CommanderShadowsun).copies(4)
            .traits(&[Soldier, Pilot]).text();
        147 CommunicationsRelay = support(1).of_squad(CommanderShadowsun).traits(&[Upgrade]);
        148 SquadronRedeployment = event(Of(0), 1).of_squad(CommanderShadowsun).copies(2).traits(&[Tactic]);
        149 CommandLinkDrone = attachment(0, 3, on(AnyUnit).adds(1, 0)).of_squad(CommanderShadowsun).traits(&[Drone]);
        150 ReconDrone = army(0, 0, 1, 2).loyal().traits(&[Drone, Ally]).keywords(&[Limited]);
        151 ViorlaMarksman = army(1, 1, 2, 1).traits(&[Scout, ShasLa]).keywords(&[Ranged]);
        152 CarnivorePack = army(3, 3, 3, 0).traits(&[Warrior, Kroot]).text();
        153 VashyaTrailblazer = army(2, 1, 1, 2).traits(&[Scout, Pilot]).keywords(&[Mobile]);
        154 FireWarriorElite = army(3, 1, 5, 0).traits(&[Soldier, ShasLa]).text();
        155 FireWarriorStrikeTeam = army(4, 1, 5, 1).traits(&[Soldier, ShasLa]).text();
        156 CrisisBattleGuard = army(5, 3, 5, 3).loyal().traits(&[Soldier, Pilot, Elite]).keywords(&[Mobile]);
        157 EarthCasteTechnician = army(1, 1, 1, 1).copies(2).traits(&[Scholar, Ally]).text();
        158 GunDrones = army(2, 2, 2, 1).or_attachment(on(ArmyUnit).barring(Vehicle).gives_area_effect(2), EitherIfDeployed).loyal()
            .traits(&[Drone]).text();
        159 StingwingSwarm = army(4, 3, 3, 1).traits(&[Warrior, Vespid]).keywords(&[Ranged]);
        160 FirebladeKaisvre = army(3, 2, 3, 2).unique().loyal().traits(&[Soldier, Hero]).text();
        161 ExperimentalDevilfish = army(3, 4, 2, 1).copies(2).traits(&[Vehicle, Transport]).keywords(&[NoWargearAttachments]).text();
        162 EvenTheOdds = event(Of(1), 1).traits(&[Tactic]);
        163 CalculatedStrike = event(Of(1), 1).traits(&[Tactic]);
        164 Deception = event(Of(2), 2).loyal().traits(&[Tactic]);
        165 RepulsorImpactField = attachment(2, 2, on(ArmyUnit).limited(OnePerUnit)).loyal().traits(&[Wargear]);
        166 IonRifle = attachment(1, 1, on(ArmyUnit).adds(3, 0)).traits(&[Wargear, Weapon]);
        167 FrontlineLaunchBay = support(1).unique().traits(&[Location]).keywords(&[Limited]);
        168 AmbushPlatform = support(2).traits(&[Upgrade]);
    }
    None => {
        169 NoMercy = event(Of(0), 1).copies(2).traits(&[Tactic]);
        170 VoidPirate = army(1, 0, 1, 1).copies(2).traits(&[Ally]).bonus(1, 0).text();
        171 RogueTrader = army(1, 0, 1, 1).copies(2).traits(&[Ally]).bonus(0, 1).text();
        172 FallBack = event(Of(1), 1).copies(2).traits(&[Tactic]);
        173 PromethiumMine = support(1).copies(2).traits(&[Location]).keywords(&[Limited]);
        174 Promotion = attachment(0, 1, on(ArmyUnit).adds_command(2)).copies(2).traits(&[Skill]).keywords(&[Limited]);
    }
}

impl Title {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Printed {
        &PRINTED[self as usize]
    }

    /// The title with a number, if there is one.
    #[must_use]
    pub fn of_number(number: u8) -> Option<Self> {
        usize::from(number).checked_sub(1).and_then(|at| Self::ALL.get(at)).copied()
    }

    /// The warlord it is, if it is one.
    #[must_use]
    pub fn warlord(self) -> Option<super::WarlordId> {
        super::WarlordId::ALL.iter().copied().find(|warlord| warlord.title() == self)
    }
}
