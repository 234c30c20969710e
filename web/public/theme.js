// Runs before the first paint. The reader's choice of theme, if there is one, beats the system's; and where somebody was signed
// in, the ways to sign in stay out of sight until the page knows who is there.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('auth_token') || localStorage.getItem('authToken')) document.documentElement.dataset.session = 'kept';
} catch (error) {
  // Storage is blocked: the system's theme stays, and nobody is signed in.
}
