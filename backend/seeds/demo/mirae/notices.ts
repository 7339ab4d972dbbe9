export const notices = [
  { title: '12월 수술 일정과 연말 휴진 (12월 25일, 12월 31일 오후)', date: '2026-11-17', category: '휴진' },
  { title: '수요일 오전 진료를 수술 전 검사로 바꿉니다', date: '2026-11-09', category: '진료' },
  {
    title: '비급여 진료비를 11월 1일 기준으로 새로 알려 드립니다',
    date: '2026-11-01',
    category: '비용',
    url: '/info/price',
  },
  {
    title: '회복실을 여섯 칸에서 아홉 칸으로 늘렸습니다',
    date: '2026-10-19',
    category: '안내',
    url: '/introduce/space',
  },
  {
    title: '마취 전 전화 문진을 모든 수술로 넓혔습니다',
    date: '2026-09-28',
    category: '안내',
    url: '/introduce/safety',
  },
]
