import type { Doctor } from '#backend/seeds/clinic/clinic.ts'

export const doctor: Doctor = {
  key: 'han',
  name: '한지음',
  position: '원장',
  specialty: '한의사 · 침구의학과 전문의',
  portrait: 'doctor',
  quote: '몸은 대개 먼저 말을 합니다. 저는 늦게라도 듣는 사람입니다.',
  letter:
    '열두 해 동안 큰 병원의 외래에서 진료했습니다. 하루에 예순 분을 만나면 한 분께 드릴 수 있는 시간은 몇 분 되지 않았습니다. 문을 나서며 “하나 더 여쭤봐도 될까요” 하시던 얼굴들이 오래 남았습니다.\n\n그래서 한 시간에 한 분만 만나는 방을 냈습니다. 혼자 진료하고, 혼자 약을 달입니다. 많이 볼 수는 없지만, 오늘 오신 분의 지난 계절을 기억할 수는 있습니다.',
  careers: [
    '침구의학과 전문의',
    '한방병원 전문수련의 과정 수료',
    '한방병원 침구의학과 외래 12년',
    '2019년 솔한의원을 엶',
  ],
}
