/** What the clinic treats. Neither prices nor pictures: a list one reads. */
export const treatments = [
  {
    title: '오래된 통증',
    summary: '목과 허리, 어깨와 무릎. 아픈 자리보다 쓰는 버릇을 먼저 봅니다.',
    url: '/products',
    tags: ['침', '추나'],
    duration: '60분',
  },
  {
    title: '잠과 마음',
    summary: '잠들기 어렵거나 자주 깨는 밤. 두 주 동안 잠 기록을 함께 적습니다.',
    url: '/products',
    tags: ['침', '한약'],
    duration: '60분',
  },
  {
    title: '소화',
    summary: '더부룩함과 체기, 오래된 설사. 먹는 때와 양을 먼저 고칩니다.',
    url: '/products',
    tags: ['뜸', '한약'],
    duration: '50분',
  },
  {
    title: '여성의 계절',
    summary: '월경통과 갱년기의 열. 몸의 달력을 두고 천천히 봅니다.',
    url: '/products',
    tags: ['침', '한약'],
    duration: '60분',
  },
  {
    title: '회복',
    summary: '큰 병이나 수술, 출산을 지난 몸. 다니시는 병원의 처방을 함께 살핍니다.',
    url: '/products',
    tags: ['한약'],
    duration: '60분',
  },
]
