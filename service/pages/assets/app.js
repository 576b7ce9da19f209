// What pages do on every device: the secret of a letter's link leaves the address, pages can be installed, a form that asks for a time zone begins
// with the reader's own, and a device that is named shows notices.
"use strict";
(() => {
  // A browser that keeps no cookies works by the link.
  const { address } = document.body.dataset;
  if (address && navigator.cookieEnabled) history.replaceState(history.state, "", address);

  const style = document.querySelector("link[rel=stylesheet], style[data-href]");
  if ("serviceWorker" in navigator && style) {
    const worker = `/worker.js?style=${encodeURIComponent(style.getAttribute("href") ?? style.dataset.href)}`;
    // The page comes first.
    addEventListener("load", () => navigator.serviceWorker.register(worker).catch(() => {}));
  }
  const zone = document.querySelector("#pace-zone");
  if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;

  const canTell = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const subscription = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

  // Naming this device: the browser is asked once its person presses, and the form takes along what the browser says.
  const form = document.querySelector("#tell-device");
  const button = form?.querySelector("button");
  if (button && canTell) button.hidden = false;
  else if (form) form.querySelector("[role=status]").textContent = form.dataset.unable;
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const say = (text) => (form.querySelector("[role=status]").textContent = text);
    button.disabled = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") return say(form.dataset.denied);
      const { pushManager } = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
      // One that was made with another key of this server is of no use.
      const made = await pushManager.subscribe(options).catch(async () => {
        await (await pushManager.getSubscription())?.unsubscribe();
        return pushManager.subscribe(options);
      });
      const { endpoint, keys } = made.toJSON();
      for (const [name, value] of Object.entries({ endpoint, ...keys })) if (form.elements[name]) form.elements[name].value = value;
      form.submit();
    } catch {
      say(form.dataset.failed);
    } finally {
      button.disabled = false;
    }
  });

  // Who signs out of a browser is not told there any more: the push service says so to this server when it tries next.
  for (const leave of document.querySelectorAll('form[action="/sign-out"]')) {
    leave.addEventListener("submit", () => canTell && subscription().then((one) => one?.unsubscribe()).catch(() => {}));
  }

  // The sign of the app shows how many campaigns wait, anew with each page: what was answered waits no more.
  if (canTell && "setAppBadge" in navigator && Notification.permission === "granted") {
    fetch("/api/v1/devices", { credentials: "same-origin" })
      .then((response) => (response.ok ? response.json() : { waiting: 0 }))
      .then(({ waiting }) => (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()))
      .catch(() => {});
  }
})();
