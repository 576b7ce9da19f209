// Moves a second of boardgame.io, from its client through its server and back, on a board as large as a position of ours (10 KB):
//
//   cd benches/peers/boardgame-io && npm install && node bench.cjs        # MATCHES=32 SECONDS=5
//
// Each match has one client that moves again as soon as the server has answered. Beside `cargo bench --bench service` mind what is
// compared: no rules are checked here, no letters are written, and neither of its two stores waits for the disk.
process.env.NODE_ENV = "production";
const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");
const { Server, FlatFile } = require("boardgame.io/server");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const matches = Number(process.env.MATCHES ?? 32);
const seconds = Number(process.env.SECONDS ?? 5);

const area = (n) => ({ id: `system-${n}`, owner: n % 6, tokens: [n % 6], pieces: Array.from({ length: 8 }, (_, i) => `cruiser-${n}-${i}`) });
const game = {
  name: "board",
  // Otherwise each move carries the boards of all moves before it.
  disableUndo: true,
  setup: () => ({ areas: Array.from({ length: 60 }, (_, n) => area(n)), moved: 0 }),
  // Decided by the server alone: a move counts when it has come back.
  moves: { move: { client: false, move: ({ G }, from, to) => {
    G.areas[to].pieces.push(G.areas[from].pieces.pop() ?? "fighter");
    G.moved += 1;
  } } },
};

function play(server, matchID, until, times) {
  return new Promise((done) => {
    const client = Client({ game, matchID, playerID: "0", numPlayers: 2, debug: false, multiplayer: SocketIO({ server }) });
    let seen = -1;
    let begun = 0;
    client.subscribe((state) => {
      if (!state || state.G.moved === seen) return;
      if (seen >= 0) times.push(performance.now() - begun);
      seen = state.G.moved;
      begun = performance.now();
      if (begun >= until()) {
        client.stop();
        done();
      } else {
        client.moves.move(seen % 60, (seen * 7 + 1) % 60);
      }
    });
    client.start();
  });
}

async function measure(name, db) {
  const server = Server({ games: [game], db, origins: ["*"] });
  const running = await server.run({ port: 0, lobbyConfig: { apiPort: undefined } });
  const address = `http://localhost:${running.appServer.address().port}`;
  const times = [];
  const before = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: matches }, (_, n) => play(address, `match-${name}-${n}`, () => end, times)));
  times.sort((a, b) => a - b);
  const used = process.cpuUsage(before);
  const cpu = ((used.user + used.system) / 1000 / times.length).toFixed(2);
  const at = (part) => times[Math.floor(times.length * part)].toFixed(1);
  console.log(`| boardgame.io, ${name} | ${matches} | ${(times.length / seconds).toFixed(0)} | ${at(0.5)} | ${at(0.99)} | ${cpu} |`);
  server.kill(running);
}

async function main() {
  const kilobytes = (JSON.stringify(game.setup()).length / 1024).toFixed(0);
  console.info = () => {};
  console.log(`a board of ${kilobytes} KB\n| server | matches | moves/s | p50 ms | p99 ms | CPU ms a move |\n|---|---|---|---|---|---|`);
  await measure("in memory", undefined);
  const dir = mkdtempSync(join(tmpdir(), "boardgame-io-"));
  await measure("flat file", new FlatFile({ dir }));
  rmSync(dir, { recursive: true, force: true });
  process.exit(0);
}

main();
