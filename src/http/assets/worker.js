// Runs behind the pages of a device they are installed on: where there is no connection it shows a page that says so. Nothing of any table is
// kept on the device.
"use strict";
const KEPT = "sternpost-offline";
const PAGE = "/offline";
const style = new URL(self.location.href).searchParams.get("style");

self.addEventListener("install", (event) => {
  const kept = [new Request(PAGE, { credentials: "omit", cache: "reload" })].concat(style ? [new Request(style)] : []);
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(kept)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else if (style && request.url === new URL(style, self.location.href).href) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
