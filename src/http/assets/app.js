// What pages do on every device: they can be installed, and a form that asks for a time zone begins with the reader's own.
"use strict";
(() => {
  const style = document.querySelector("link[rel=stylesheet]");
  if ("serviceWorker" in navigator && style) {
    const worker = `/worker.js?style=${encodeURIComponent(style.getAttribute("href"))}`;
    // The page comes first.
    addEventListener("load", () => navigator.serviceWorker.register(worker).catch(() => {}));
  }
  const zone = document.querySelector("#pace-zone");
  if (zone?.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
})();
