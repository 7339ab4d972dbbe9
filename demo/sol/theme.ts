import type { DemoPartner } from '#backend/seeds/demo-partner.ts'

export const theme: DemoPartner['theme'] = {
  primary1: '#2b2825',
  primary2: '#97412a',
  primary3: '#dfa88f',
  onPrimary: '#fdfbf6',
  ground: '#f8f4ec',
  surface: '#f0eadf',
  ink: '#22201d',
  line: '#ddd4c5',
  accent: '#97412a',
  displayFont: 'notoSerif',
  radius: 0,
}
