// Runs before the first paint so that no page flashes in the wrong theme; blocked storage means 'system'.
(() => {
  const root = document.documentElement;
  let preference = 'system';
  try {
    // The prerendered page is for visitors and in the language that the browser asks for.
    if (localStorage.getItem('speak-it-now-was-signed-in')) root.dataset.audience = 'user';
    const language = localStorage.getItem('speak-it-now-language');
    const isOther = language !== null && language !== root.lang;
    const isOpened =
      sessionStorage.getItem('speak-it-now-pending-input') ||
      sessionStorage.getItem('speak-it-now-result') ||
      /[?&]tab=(tips|resources)/.test(location.search);
    if (isOther || isOpened) root.dataset.prerendered = 'none';
    preference = localStorage.getItem('speak-it-now-theme') || 'system';
    localStorage.setItem('ui-theme', 'modern');
  } catch {}
  const isDark =
    preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  // The paper of tokens.css, whose style sheet has not arrived yet.
  if (isDark) document.querySelector('meta[name="theme-color"]').content = '#111421';
})();
