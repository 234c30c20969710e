// Runs before the first paint: the reader's choice of theme, if there is one, beats the system's.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  // Storage is blocked: the system's theme stays.
}
