import { mount } from 'svelte';
import './look/fonts.css';
import './look/colours.css';
import './look/base.css';
import App from './shell/App.svelte';
import { applySettings } from './settings/settings.svelte';

applySettings();
// What a table needs first of all comes over the socket: it is opened while the code of the table is fetched.
if (location.pathname.startsWith('/t/'))
  void import('./net/socket.svelte').then(
    ({ socket }) => {
      socket.begin();
    },
    () => undefined,
  );

const target = document.getElementById('app');
if (target) mount(App, { target });
// What has the focus is wanted only after the first page is seen.
void import('./shell/page-focus').then(
  ({ keepPageFocus }) => keepPageFocus(),
  () => undefined,
);
