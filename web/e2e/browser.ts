/** The browsers of the tests, as Debian has them. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same browser without all that shows windows: it takes a quarter less of the machine. */
export const SHELL = {
  executablePath: process.env['CHROMIUM_SHELL'] ?? '/usr/bin/chromium-headless-shell',
  args,
};

/** For what the shell cannot do: notices and the clipboard. */
export const CHROMIUM = { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args };
