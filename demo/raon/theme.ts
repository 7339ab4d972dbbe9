import type { DemoPartner } from '#backend/seeds/demo-partner.ts'

export const theme: DemoPartner['theme'] = {
  primary1: '#0f5b45',
  primary2: '#1b7a5a',
  primary3: '#b8f06a',
  onPrimary: '#ffffff',
  ground: '#fdfcf9',
  surface: '#f4f2ec',
  ink: '#16201c',
  line: '#e4e1d8',
  accent: '#1b7a5a',
  displayFont: 'pretendard',
  radius: 16,
}
