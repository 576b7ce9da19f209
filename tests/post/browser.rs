//! A headless Chromium, driven by the DevTools protocol: what a person sees on a screen, and what becomes of what they press.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, ErrorKind};
use std::net::TcpStream;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tungstenite::{Message, WebSocket};

/// Which step of a turn the page asks: its words, and how many steps came before it (two may ask the same).
const ASKED: &str = "[document.querySelector('h1')?.innerText, document.querySelector('form.turn-form')?.dataset.step]";

/// The page has loaded whole.
const LOADED: &str = "performance.getEntriesByType('navigation')[0]?.loadEventEnd > 0";

/// It is another page than the one that was left.
const ANOTHER: &str = "!window.isLeft";

/// Waits for the next frame. A browser may draw none for as long as nothing on the page changes, and would be waited for until the test fails: where
/// things stand can be asked all the same after a while.
pub(crate) const NEXT_FRAME: &str =
    "await Promise.race([new Promise(requestAnimationFrame), new Promise((late) => setTimeout(late, 200))]);";

/// Nothing that is asked of a page takes longer.
const LONGEST_ANSWER: Duration = Duration::from_secs(60);

/// How long a page that is not yet as it is waited for goes without being looked at, if it says nothing.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// The program of the whole browser.
fn whole() -> String {
    std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned())
}

/// The program of the browser without windows, or the whole one.
fn shell() -> String {
    std::env::var("CHROMIUM_HEADLESS").unwrap_or_else(|_| whole())
}

/// A browser with one page.
pub(crate) struct Browser {
    child: Child,
    socket: WebSocket<TcpStream>,
    /// Of the page.
    session: Option<String>,
    sent: u64,
    loads: usize,
    presses: usize,
    runs_scripts: bool,
    _profile: TempDir,
}

impl Browser {
    /// The browser that draws pages as any other and has no windows: it starts in a fraction of the time. Where there is none, the whole one.
    ///
    /// It draws nothing beside its scripts, frame by frame while a page comes in: that is a third of the processor time of a test that looks at pages.
    pub(crate) fn start() -> Self {
        Self::start_as(&shell(), &["--disable-threaded-compositing"])
    }

    /// The same as a hand needs it that drags, pinches and turns a wheel: what is seen moves meanwhile.
    pub(crate) fn start_for_hands() -> Self {
        Self::start_as(&shell(), &[])
    }

    /// The whole browser, which can show notices too.
    pub(crate) fn start_whole() -> Self {
        Self::start_as(&whole(), &[])
    }

    fn start_as(program: &str, also: &[&str]) -> Self {
        let profile = TempDir::new().unwrap();
        let mut child = Command::new(program)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                // A page that nobody looks at waits with its clocks and frames otherwise.
                "--disable-background-timer-throttling",
                "--disable-backgrounding-occluded-windows",
                "--disable-renderer-backgrounding",
                // Whatever is pressed before a page was painted for the first time is dropped otherwise.
                "--allow-pre-commit-input",
            ])
            .args(["--disable-component-update", "--disable-sync", "--hide-scrollbars", "--remote-debugging-port=0", "about:blank"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .args(also)
            .stderr(Stdio::piped())
            .process_group(0)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split_once("ws://")?.1.to_owned())).expect("a browser says where it listens");
        // It must be able to go on talking.
        std::thread::spawn(move || lines.for_each(drop));
        let stream = TcpStream::connect(address.split('/').next().unwrap()).unwrap();
        // A script that waits for ever fails its test instead of stopping all others.
        stream.set_read_timeout(Some(LONGEST_ANSWER)).unwrap();
        let (socket, _) = tungstenite::client(format!("ws://{address}"), stream).unwrap();
        let mut browser = Self { child, socket, session: None, sent: 0, loads: 0, presses: 0, runs_scripts: true, _profile: profile };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attached = browser.call("Target.attachToTarget", &json!({ "targetId": target["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().map(str::to_owned);
        browser.call("Page.enable", &json!({}));
        browser
    }

    /// One call of the protocol; what happens meanwhile is noted.
    fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.tried(method, parameters).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The same, or what the browser has against it.
    fn tried(&mut self, method: &str, parameters: &Value) -> Result<Value, Value> {
        self.sent += 1;
        let mut message = json!({ "id": self.sent, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = session.as_str().into();
        }
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            let read = self.socket.read().unwrap_or_else(|why| panic!("the browser has not answered {method} {parameters}: {why}"));
            let Some(answer) = self.heard(&read) else { continue };
            if answer["id"] == self.sent {
                let error = answer["error"].clone();
                return if error.is_null() { Ok(answer["result"].clone()) } else { Err(error) };
            }
        }
    }

    /// What the browser says; a page that has loaded is counted.
    fn heard(&mut self, said: &Message) -> Option<Value> {
        let Message::Text(text) = said else { return None };
        let said: Value = serde_json::from_str(text).unwrap();
        self.loads += usize::from(said["method"] == "Page.loadEventFired");
        Some(said)
    }

    /// Lets the browser work until it says something, and a moment at most: asked again and again without a pause it has little time for the page.
    fn let_work(&mut self) {
        let is_waited_for = |browser: &Self, longest: Duration| browser.socket.get_ref().set_read_timeout(Some(longest)).unwrap();
        is_waited_for(self, BETWEEN_LOOKS);
        let said = self.socket.read();
        is_waited_for(self, LONGEST_ANSWER);
        match said {
            Ok(said) => _ = self.heard(&said),
            Err(tungstenite::Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(error) => panic!("the browser has gone: {error}"),
        }
    }

    /// A screen of so many CSS pixels; a narrow one is touched.
    pub(crate) fn screen(&mut self, width: u32, height: u32) {
        let is_phone = width < 600;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// As somebody's system asks for it: `light` or `dark`. Nothing moves, so that colours are those that stay.
    pub(crate) fn scheme(&mut self, scheme: &str) {
        let features =
            json!([{ "name": "prefers-color-scheme", "value": scheme }, { "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.call("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// A line of so many kilobits a second, on which an answer takes so many milliseconds longer, as a phone has it on the way.
    pub(crate) fn slow_line(&mut self, kilobits: u32, longer: u32) {
        let bytes = f64::from(kilobits) * 1000.0 / 8.0;
        let line = json!({ "offline": false, "latency": longer, "downloadThroughput": bytes, "uploadThroughput": bytes });
        self.call("Network.enable", &json!({}));
        self.call("Network.emulateNetworkConditions", &line);
    }

    /// Whatever is run by [`Browser::read`] may look at the page as it likes.
    pub(crate) fn allow_other_scripts(&mut self) {
        self.call("Page.setBypassCSP", &json!({ "enabled": true }));
    }

    /// From now on pages run scripts again.
    pub(crate) fn run_scripts(&mut self) {
        self.runs_scripts = true;
        self.call("Emulation.setScriptExecutionDisabled", &json!({ "value": false }));
        self.look_again();
    }

    /// From now on pages run no scripts.
    pub(crate) fn run_no_scripts(&mut self) {
        self.runs_scripts = false;
        self.call("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    }

    /// Opens a page and waits until it has loaded.
    pub(crate) fn open(&mut self, url: &str) {
        self.leave();
        self.call("Page.navigate", &json!({ "url": url }));
        self.until(ANOTHER);
    }

    /// Presses what leads to another page, even of the same address, and waits until that has loaded.
    pub(crate) fn press_and_load(&mut self, selector: &str) {
        self.leave();
        self.press(selector);
        self.until(ANOTHER);
    }

    /// Runs what leads to another page, even of the same address, and waits until that has loaded.
    pub(crate) fn run_and_load(&mut self, script: &str) {
        self.leave();
        self.read(script);
        self.until(ANOTHER);
    }

    /// Whatever the page that stands there still loads is not taken for the next one.
    fn leave(&mut self) {
        self.read("window.isLeft = true");
    }

    /// Keeps a picture of what is seen, under a name, in the folder that `SHOTS_TO` names, if it names one: to be looked at.
    pub(crate) fn picture(&mut self, name: &str) {
        let Some(folder) = std::env::var_os("SHOTS_TO") else { return };
        let shot = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        let pixels = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, shot["data"].as_str().unwrap()).unwrap();
        std::fs::write(std::path::Path::new(&folder).join(format!("{name}.png")), pixels).unwrap();
    }

    /// Loads the page again.
    pub(crate) fn look_again(&mut self) {
        self.leave();
        self.call("Page.reload", &json!({}));
        self.until(ANOTHER);
    }

    /// How many pages were loaded whole, the one that stands there among them: what can be read already may not have been counted yet.
    pub(crate) fn loads(&mut self) -> usize {
        self.until("true");
        self.loads
    }

    /// Whether pages run scripts.
    pub(crate) fn runs_scripts(&self) -> bool {
        self.runs_scripts
    }

    /// How often something was pressed.
    pub(crate) fn presses(&self) -> usize {
        self.presses
    }

    /// What an expression comes to on the page.
    pub(crate) fn read(&mut self, expression: &str) -> Value {
        let wanted = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let read = loop {
            match self.tried("Runtime.evaluate", &wanted) {
                Ok(read) => break read,
                // The page went while it was asked: the one that comes is.
                Err(error) if error.to_string().contains("navigated or closed") => {}
                Err(error) => panic!("{expression}: {error}"),
            }
        };
        assert!(read["exceptionDetails"].is_null(), "{expression}: {}", read["exceptionDetails"]);
        read["result"]["value"].clone()
    }

    /// Waits until an expression is true on the page, whichever page that is then, and that page has loaded whole: before that it may be
    /// without its styles, and one that is left would not be counted.
    pub(crate) fn until(&mut self, expression: &str) {
        let begun = std::time::Instant::now();
        while begun.elapsed().as_secs() < 30 {
            if self.read(&format!("Boolean({expression}) && {LOADED}")) == true {
                return;
            }
            self.let_work();
        }
        panic!("never on the page: {expression}; it shows {}", self.read("document.body.innerText"));
    }

    /// Lets pages of a server show notices.
    pub(crate) fn allow_notices(&mut self, origin: &str) {
        self.call("Browser.grantPermissions", &json!({ "permissions": ["notifications"], "origin": origin }));
    }

    /// Hands what runs behind the pages of a server a message, as a push service does.
    pub(crate) fn push(&mut self, origin: &str, message: &str) {
        self.call("ServiceWorker.disable", &json!({}));
        self.call("ServiceWorker.enable", &json!({}));
        let registration = loop {
            let said = self.socket.read().expect("a service worker is known");
            let Some(event) = self.heard(&said) else { continue };
            let known = event["params"]["registrations"].as_array().into_iter().flatten();
            let own = known.filter(|one| one["scopeURL"].as_str().is_some_and(|scope| scope.starts_with(origin)));
            if let Some(id) = own.filter(|one| one["isDeleted"] == false).filter_map(|one| one["registrationId"].as_str()).next() {
                break id.to_owned();
            }
        };
        self.call("ServiceWorker.deliverPushMessage", &json!({ "origin": origin, "registrationId": registration, "data": message }));
    }

    /// What is asked.
    pub(crate) fn heading(&mut self) -> String {
        self.read("document.querySelector('h1').innerText").as_str().unwrap().to_owned()
    }

    /// Presses something and waits until another question stands there.
    pub(crate) fn go_on(&mut self, selector: &str) {
        let before = self.read(ASKED);
        self.press(selector);
        self.until(&format!("document.querySelector('h1') && JSON.stringify({ASKED}) !== JSON.stringify({before})"));
    }

    /// Types where the focus is.
    pub(crate) fn type_text(&mut self, text: &str) {
        self.call("Input.insertText", &json!({ "text": text }));
    }

    /// Points at what a selector finds first, in its middle.
    pub(crate) fn point_at(&mut self, selector: &str) {
        let middle = self.brought(selector);
        self.call("Input.dispatchMouseEvent", &json!({ "type": "mouseMoved", "x": middle[0], "y": middle[1] }));
    }

    /// Presses what a selector finds first, in its middle, as a pointer does.
    pub(crate) fn press(&mut self, selector: &str) {
        // A step that has just come by itself takes no press for a moment.
        self.until("!document.querySelector('main[data-settling]')");
        self.presses += 1;
        for _ in 0..3 {
            let middle = self.brought(selector);
            if !self.runs_scripts {
                return self.click_at(selector, &middle);
            }
            self.watch_for_a_press(selector);
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({ "type": kind, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1 });
                self.call("Input.dispatchMouseEvent", &event);
            }
            // A page that has gone was pressed.
            if self.read("window.isMissed") != true {
                return;
            }
        }
    }

    /// A press is missed if the page has moved between finger down and finger up: then it is one of nothing, or of what lies around.
    ///
    /// What a board does with presses is its own.
    fn watch_for_a_press(&mut self, selector: &str) {
        let selector = serde_json::to_string(selector).unwrap();
        self.read(&format!(
            "(() => {{ const wanted = document.querySelector({selector}); \
             window.isMissed = !wanted.disabled && !wanted.closest('svg'); \
             window.addEventListener('click', ({{ target }}) => {{ if (target === wanted || !target.contains(wanted)) window.isMissed = false; }}, \
                 {{ capture: true, once: true }}); }})()"
        ));
    }

    /// Clicks what lies at a point, which must be what a selector finds first: without scripts no page can tell whether a press of the
    /// pointer has come to it. What is typed next goes there too.
    fn click_at(&mut self, selector: &str, point: &Value) {
        let found = serde_json::to_string(selector).unwrap();
        let clicked = self.read(&format!(
            "(() => {{ const wanted = document.querySelector({found}), there = document.elementFromPoint(...{point}); \
             if (!there || !(wanted.contains(there) || there.contains(wanted))) return there?.outerHTML.slice(0, 120) ?? 'nothing'; \
             const clicked = wanted.contains(there) ? there : wanted; \
             clicked.closest('a, button, input, select, textarea, summary')?.focus({{ preventScroll: true }}); \
             clicked.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, composed: true, view: window }})); \
             return true; }})()"
        ));
        assert_eq!(clicked, true, "something lies over {selector}");
    }

    /// Where the middle of what a selector finds first stands once it was brought to the middle of the screen, and stays there from one
    /// frame to the next: a picture or a font that comes late moves what stands below it.
    fn brought(&mut self, selector: &str) -> Value {
        let selector = serde_json::to_string(selector).unwrap();
        // Without scripts there are no frames to wait for.
        let frame = if self.runs_scripts { NEXT_FRAME } else { "" };
        let middle = self.read(&format!(
            "(async () => {{ \
             const middle = () => {{ \
                 const found = document.querySelector({selector}); if (!found) return null; \
                 found.scrollIntoView({{ block: 'center', inline: 'nearest', behavior: 'instant' }}); \
                 const box = found.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; \
             }}; \
             let last = middle(); \
             for (let frames = 0; last && frames < 30; frames++) {{ \
                 {frame} const now = middle(); const stays = String(now) === String(last); last = now; if (stays) break; \
             }} \
             return last; }})()"
        ));
        assert!(middle.is_array(), "nothing is {selector}");
        middle
    }
}

impl Browser {
    /// The middle of what a selector finds first, as far as it is on the screen.
    fn middle(&mut self, selector: &str) -> (f64, f64) {
        let selector = serde_json::to_string(selector).unwrap();
        let middle = self.read(&format!(
            "(() => {{ const box = document.querySelector({selector}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        ));
        (middle[0].as_f64().unwrap(), middle[1].as_f64().unwrap())
    }

    fn mouse(&mut self, kind: &str, (x, y): (f64, f64), held: u8) {
        let event = json!({ "type": kind, "x": x, "y": y, "button": if held > 0 || kind == "mouseReleased" { "left" } else { "none" },
            "buttons": held, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", &event);
    }

    /// Turns the wheel over the middle of something; what is negative turns it away.
    pub(crate) fn wheel(&mut self, selector: &str, by: f64) {
        let (x, y) = self.middle(selector);
        self.call("Input.dispatchMouseEvent", &json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by }));
    }

    /// Drags from the middle of something, as a mouse does.
    pub(crate) fn drag(&mut self, selector: &str, (dx, dy): (f64, f64)) {
        let (x, y) = self.middle(selector);
        self.mouse("mousePressed", (x, y), 1);
        for part in 1..=4 {
            let part = f64::from(part) / 4.0;
            self.mouse("mouseMoved", (x + dx * part, y + dy * part), 1);
        }
        self.mouse("mouseReleased", (x + dx, y + dy), 0);
    }

    /// Two fingers around the middle of something that move apart, from one distance to another.
    pub(crate) fn pinch(&mut self, selector: &str, from: f64, to: f64) {
        self.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 2 }));
        let (x, y) = self.middle(selector);
        let fingers = |apart: f64| json!([{ "x": x - apart / 2.0, "y": y, "id": 0 }, { "x": x + apart / 2.0, "y": y, "id": 1 }]);
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": fingers(from) }));
        for part in 1..=5 {
            let apart = from + (to - from) * f64::from(part) / 5.0;
            self.call("Input.dispatchTouchEvent", &json!({ "type": "touchMove", "touchPoints": fingers(apart) }));
        }
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Presses a key by its name: `ArrowLeft`, `Tab`, `+`.
    pub(crate) fn key(&mut self, key: &str) {
        let (code, text) = match key {
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            " " => (32, " "),
            letter => (0, letter),
        };
        let event = |kind: &str, text: &str| json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code, "text": text });
        self.call("Input.dispatchKeyEvent", &event("keyDown", text));
        self.call("Input.dispatchKeyEvent", &event("keyUp", ""));
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // What was started may be a script that has started the browser: all of its group ends.
        let _ = Command::new("sh").args(["-c", &format!("kill -s KILL -- -{}", self.child.id())]).status();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
