import './styles/fonts.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });
