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
  // The paper of tokens.css, whose style sheet has not arrived yet.
  if (isDark) document.querySelector('meta[name="theme-color"]').content = '#111421';
})();
