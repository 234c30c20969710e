// Runs before the first paint. Applies the chosen theme. If a session is stored, the sign-in links stay hidden until the page has
// checked it.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('auth_token') || localStorage.getItem('authToken')) document.documentElement.dataset.session = 'kept';
} catch (error) {
  // Storage is blocked: the page uses the system's theme and no session.
}
