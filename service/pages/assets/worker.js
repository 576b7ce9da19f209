// Runs behind the pages of a device they are installed on: where there is no connection it shows a page that says so, and it shows notices. Nothing of any table is
// kept on the device but what a notice shows.
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

// The sign of the app shows how many campaigns wait. Not every device can show it.
function count(waiting) {
  if (!("setAppBadge" in navigator)) return Promise.resolve();
  return (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    // Something must be shown in any case: browsers take the right to tell from who does not.
  }
  const shown = { body: notice.body, tag: notice.tag, renotify: Boolean(notice.tag), icon: "/assets/icon-192.png", data: { url: notice.url } };
  event.waitUntil(Promise.all([self.registration.showNotification(notice.title || "Sternpost", shown), count(notice.waiting)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url || "/campaigns", self.location.origin);
  // Nothing but our own pages is opened.
  if (url.origin !== self.location.origin) url.href = new URL("/campaigns", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => one.url === url.href);
      return open ? open.focus() : self.clients.openWindow(url.href);
    }),
  );
});
