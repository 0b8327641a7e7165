// Runs before the first paint so that no page flashes in the wrong theme; blocked storage means 'system'.
(() => {
  let preference = 'system';
  try {
    preference = localStorage.getItem('speak-it-now-theme') || 'system';
    localStorage.setItem('ui-theme', 'modern');
  } catch {}
  const isDark =
    preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
