import { languageList } from '../lobby/spoken';
import type { ClubSummary, EveningPerson } from '../protocol/wire';
import { boardText, t } from '../texts/texts.svelte';

/** Texts of clubs, from web-clubs.ftl. */
export const words = boardText('clubs');

/** What somebody at an evening is called: strangers do not read the names of private members. */
export function personName(person: EveningPerson | undefined): string {
  if (person?.is_private) return words('private-person');
  return person?.name || t('seat-forgotten', { number: 1 });
}

/** How many there are, and what they speak. */
export function aboutClub({ members, languages }: ClubSummary): string {
  const count = words('members-count', { count: members });
  return languages.length > 0 ? `${count} · ${languageList(languages)}` : count;
}
