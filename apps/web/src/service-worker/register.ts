/**
 * Makes the site available offline. `onUpdateReady` hears of a newer version that waits in the background; calling
 * `takeOver` switches to it and reloads every open tab. Without that call the next visit brings it.
 */
export function registerServiceWorker(onUpdateReady: (takeOver: () => void) => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;

  const offer = (waiting: ServiceWorker) => onUpdateReady(() => waiting.postMessage("take-over"));

  const watch = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        // Nothing controls the page on a first visit, and nothing that it shows is outdated by its first worker.
        if (installing.state === "installed" && serviceWorker.controller) offer(installing);
      });
    });
  };

  // The new version has thrown away what a page of the old one would still load.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) location.reload();
    isControlled = true;
  });

  const register = () => {
    // Without offline use everything else still works, so that a refusal of the browser is no reason to complain.
    serviceWorker.register("/service-worker.js").then(watch, () => undefined);
  };

  // Filling the cache must not compete with what the first page itself needs.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
