/**
 * Registers the service worker that keeps the app on the device, and tells when a new version is ready.
 * The new one waits until `restart` is called: a game is never interrupted.
 */
export function watchForUpdate(onReady: (restart: () => void) => void): () => void {
  if (__DEV__ || !('serviceWorker' in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  const stop = new AbortController();
  const { signal } = stop;
  let controlled = workers.controller !== null;

  async function start() {
    const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
    if (signal.aborted) return;

    const restart = () => {
      stop.abort();
      if (!registration.waiting) return window.location.reload();
      workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    };
    const follow = (coming: ServiceWorker | null) =>
      coming?.addEventListener(
        'statechange',
        () => {
          // The very first worker has none before it: nothing new to offer.
          if (coming.state === 'installed' && registration.active) onReady(restart);
        },
        { signal },
      );
    const check = () => {
      // Without a network the check fails; there will be another.
      if (!document.hidden && navigator.onLine) registration.update().catch(() => {});
    };

    if (registration.active && registration.waiting) onReady(restart);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
    document.addEventListener('visibilitychange', check, { signal });
    workers.addEventListener(
      'controllerchange',
      () => {
        // The first worker claims the page it came with. Any later change is another tab taking the new version: its
        // files have replaced ours, so this page should follow when it suits.
        if (controlled) onReady(restart);
        controlled = true;
      },
      { signal },
    );
    if (registration.active) check();
  }
  // Without a worker (private window, full storage) the app still plays, only not offline.
  start().catch(() => {});

  return () => stop.abort();
}
