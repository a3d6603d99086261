import { mount } from 'svelte';
import './look/fonts.css';
import './look/colours.css';
import './look/base.css';
import App from './shell/App.svelte';
import { applySettings } from './settings/settings.svelte';

applySettings();

const target = document.getElementById('app');
if (target) mount(App, { target });
