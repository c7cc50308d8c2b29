/** What went wrong, as a sentence to show. */
import { Problem } from './api';
import { t } from './texts.svelte';

export const explained = (failure: unknown): string => (failure instanceof Problem ? t(failure.phrase.id, failure.phrase.args) : String(failure));
