import './styles/fonts.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showTheme } from './lib/theme.svelte';

const target = document.getElementById('page');
// Before anything is drawn, so that the night does not begin with a flash of day.
showTheme();
if (target) mount(App, { target });
