import type { DemoPartner } from '#backend/seeds/demo-partner.ts'

export const theme: DemoPartner['theme'] = {
  primary1: '#14213d',
  primary2: '#7a5a22',
  primary3: '#d9c08c',
  onPrimary: '#fffdf8',
  ground: '#fbf8f1',
  surface: '#f2ecdf',
  ink: '#141a29',
  line: '#e2d9c6',
  accent: '#7a5a22',
  displayFont: 'notoSerif',
  radius: 2,
}
