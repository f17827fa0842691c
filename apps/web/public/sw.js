/**
 * The service worker: an honest page when there is no connection, and what members are told on the screens of their
 * devices. It keeps nothing that anybody may have signed in for, so that nothing is left after signing out.
 */
const SHELL = 'millrace-shell-1';
const OFFLINE = '/offline.html';
const FILES = [OFFLINE, '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(new URL(request.url).pathname) && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { id, title, body, path } = event.data.json();
  event.waitUntil(
    // The same notification in place of itself, however often it comes.
    self.registration.showNotification(title, { body, tag: id, data: { path }, icon: '/icons/icon-192.png' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  // What leads away from the site is not followed.
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(openPage(url));
});

async function openPage(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (open) return open.focus();
  return self.clients.openWindow(url.href);
}
