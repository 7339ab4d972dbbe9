import type { TreatmentCategory } from '#backend/seeds/clinic/clinic.ts'

/** Prices are kept for the desk and shown nowhere: `hasPriceView` is off. */
export const categories: TreatmentCategory[] = [
  {
    key: 'care',
    name: '진료',
    description: '이름 붙은 병이 아니어도 괜찮습니다.',
    treatments: [
      {
        key: 'pain',
        name: '오래된 통증',
        summary: '목과 허리, 어깨와 무릎. 아픈 자리보다 쓰는 버릇을 먼저 봅니다.',
        tags: ['침', '추나'],
        minutes: 60,
        duration: '60분',
        about: [
          '목이 아픈 분은 대개 목을 주무르다 오십니다. 저는 의자에 어떻게 앉는지, 어느 쪽으로 자는지, 무엇을 들고 다니는지를 먼저 여쭙니다. 아픈 자리는 오래 버틴 자리일 때가 많습니다.',
          '침과 추나로 굳은 곳을 풀고, 집에서 할 동작을 하나만 드립니다. 두 가지를 드리면 둘 다 안 하게 되더군요. 저리거나 힘이 빠지면 영상 검사를 먼저 권합니다.',
        ],
        anaesthesia: '없음',
        recovery: '뻐근함 하루 이틀',
        interval: '1주',
        risks: '침을 맞은 뒤 멍이나 어지럼이 생길 수 있고, 추나 뒤에 하루 이틀 뻐근할 수 있습니다.',
        options: [
          { name: '침과 뜸', price: 18_000 },
          { name: '침과 추나', price: 42_000 },
        ],
      },
      {
        key: 'sleep',
        name: '잠과 마음',
        summary: '잠들기 어렵거나 자주 깨는 밤. 두 주 동안 잠 기록을 함께 적습니다.',
        tags: ['침', '한약'],
        minutes: 60,
        duration: '60분',
        about: [
          '잠들기까지 얼마나 걸리는지, 몇 시에 깨는지, 깨고 나서 무엇을 하는지. 두 주 동안 종이에 함께 적어 봅니다. 적는 동안 나아지는 분도 계십니다.',
          '침으로 몸의 긴장을 낮추고, 필요하면 약을 씁니다. 드시던 수면제를 갑자기 끊지 않습니다. 마음이 많이 어두운 날이 이어지면 정신건강의학과 진료를 함께 권합니다.',
        ],
        anaesthesia: '없음',
        recovery: '없음',
        interval: '1–2주',
        risks: '한약을 드신 뒤 속이 불편하거나 졸릴 수 있습니다. 두드러기가 나면 멈추고 알려 주세요.',
        options: [
          { name: '침과 상담', price: 18_000 },
          { name: '한약 열흘 치', price: 180_000 },
        ],
      },
      {
        key: 'digestion',
        name: '소화',
        summary: '더부룩함과 체기, 오래된 설사. 먹는 때와 양을 먼저 고칩니다.',
        tags: ['뜸', '한약'],
        minutes: 50,
        duration: '50분',
        about: [
          '더부룩함은 무엇을 먹었는지보다 언제, 얼마나 빨리 먹었는지와 이어져 있을 때가 많습니다. 한 주의 밥상을 적어 오시면 이야기가 쉬워집니다.',
          '배를 따뜻하게 하는 뜸과 침을 주로 씁니다. 살이 이유 없이 빠지거나 검은 변을 보신 적이 있으면 내시경을 먼저 받으셔야 합니다.',
        ],
        anaesthesia: '없음',
        recovery: '없음',
        interval: '1주',
        risks: '뜸을 뜬 자리에 화상이나 물집이 생길 수 있습니다.',
        options: [{ name: '침과 뜸', price: 18_000 }],
      },
      {
        key: 'women',
        name: '여성의 계절',
        summary: '월경통과 갱년기의 열. 몸의 달력을 두고 천천히 봅니다.',
        tags: ['침', '한약'],
        minutes: 60,
        duration: '60분',
        about: [
          '달마다 찾아오는 통증도, 갑자기 더워지는 얼굴도 참아야 하는 일은 아닙니다. 몸의 달력을 두고 세 달을 함께 봅니다.',
          '통증이 점점 심해지거나 양이 많아졌다면 산부인과 검사를 먼저 권하고, 그 결과를 두고 다시 이야기합니다.',
        ],
        anaesthesia: '없음',
        recovery: '없음',
        interval: '2주',
        risks: '침 자리에 멍이 들 수 있고, 한약을 드신 뒤 속이 불편할 수 있습니다.',
        options: [
          { name: '침과 뜸', price: 18_000 },
          { name: '한약 열흘 치', price: 180_000 },
        ],
      },
      {
        key: 'recovery',
        name: '회복',
        summary: '큰 병이나 수술, 출산을 지난 몸. 다니시는 병원의 처방을 함께 살핍니다.',
        tags: ['한약'],
        minutes: 60,
        duration: '60분',
        about: [
          '큰 병이나 수술, 출산을 지난 몸은 서두르면 탈이 납니다. 다니시는 병원의 처방과 검사 결과를 가져오시면 함께 읽고, 방해가 되지 않는 만큼만 돕겠습니다.',
          '때로는 약을 짓지 않고 밥과 잠만 이야기하다 헤어지기도 합니다.',
        ],
        anaesthesia: '없음',
        recovery: '없음',
        interval: '2주',
        risks:
          '드시는 약과 부딪칠 수 있어 약의 이름을 모두 확인합니다. 간이나 신장이 약하면 한약을 쓰지 않습니다.',
        options: [
          { name: '상담과 침', price: 18_000 },
          { name: '한약 열흘 치', price: 180_000 },
        ],
      },
    ],
  },
]
