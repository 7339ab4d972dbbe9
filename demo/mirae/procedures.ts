/** One operation, of which a treatment is made. Prices in won with VAT. */
export type Procedure = {
  /** That of the treatment. */
  key: string
  title: string
  summary: string
  tags: string[]
  duration: string
  anaesthesia: string
  /** When stitches come out. */
  stitches: string
  recovery: string
  price: number
  picture: string
  badge?: string
  /** Whom it suits. */
  suits: string[]
  /** How it is done, in paragraphs. */
  method: string[]
  /** What may go wrong besides what may after any operation. */
  risks: string
}

export type ProcedureGroup = {
  key: string
  title: string
  lead: string
  /** What the doctors think of it: large words, and a few small. */
  thought: { title: string; text: string }
  picture: string
  /** What the doctor who sees to it has among their specialties. */
  specialty: string
  /** What is measured before deciding. */
  exam: { title: string; text: string }[]
  procedures: Procedure[]
}

export const groups: ProcedureGroup[] = [
  {
    key: 'eye',
    title: '눈',
    lead: '선의 높이보다 눈을 뜨는 힘과 눈꺼풀의 두께를 먼저 봅니다.',
    thought: {
      title: '거울 앞에서\n여러 번 그려 봅니다',
      text: '같은 높이의 선도 눈을 뜨는 힘에 따라 달리 보입니다. 앉아서, 누워서, 웃으며 세 번 그려 보고 사진으로 남깁니다. 선이 마음에 들 때까지 날을 잡지 않습니다.',
    },
    picture: 'groupEye',
    specialty: '· 눈',
    exam: [
      { title: '뜨는 힘', text: '눈꺼풀올림근의 힘을 재어 눈매 교정이 필요한지 살핍니다.' },
      { title: '피부와 지방', text: '누워서, 앉아서, 웃으며 세 번 살펴 늘어짐과 지방의 양을 봅니다.' },
      { title: '눈물과 각막', text: '안구 건조가 심하면 안과 진료를 먼저 권합니다.' },
    ],
    procedures: [
      {
        key: 'suture',
        title: '매몰 쌍꺼풀',
        summary: '절개하지 않고 실로 선을 만듭니다. 얇은 눈꺼풀에 알맞습니다.',
        tags: ['비절개', '첫 수술'],
        duration: '약 30분',
        anaesthesia: '국소 마취',
        stitches: '없음',
        recovery: '5–7일',
        price: 990_000,
        picture: 'suture',
        suits: ['눈꺼풀이 얇고 지방이 적은 분', '눈을 뜨는 힘이 충분한 분', '되돌릴 여지를 남기고 싶은 분'],
        method: [
          '눈꺼풀에 작은 구멍을 내고 실을 지나게 하여 피부와 근육을 이어 줍니다. 풀렸을 때를 생각하여 조직이 다치지 않게 매듭의 수를 줄입니다.',
          '수술 중에 두 번 앉아서 눈을 떠 보며 선을 확인합니다.',
        ],
        risks: '실이 풀리거나 비칠 수 있고, 좌우의 높이가 조금 다를 수 있습니다.',
      },
      {
        key: 'incision',
        title: '절개 눈매 교정',
        summary: '처진 피부와 약한 근육을 함께 다룹니다.',
        tags: ['졸린 눈', '또렷함'],
        duration: '약 80분',
        anaesthesia: '수면·국소 마취',
        stitches: '5–7일',
        recovery: '10–14일',
        price: 1_980_000,
        picture: 'incision',
        suits: [
          '졸려 보인다는 말을 자주 듣는 분',
          '이마로 눈을 뜨는 습관이 있는 분',
          '매몰 쌍꺼풀이 두 번 넘게 풀린 분',
        ],
        method: [
          '쌍꺼풀 선을 따라 절개하여 늘어진 피부와 지방을 다듬고, 눈을 뜨는 근육을 당겨 고정합니다.',
          '당기는 정도는 수술 중에 앉아서 눈을 떠 보며 정합니다. 조금 덜 뜨는 쪽이 오래 보아 자연스럽습니다.',
        ],
        risks: '과교정이나 저교정, 눈이 덜 감기는 느낌, 흉터가 있을 수 있으며 재교정이 필요할 수 있습니다.',
      },
      {
        key: 'blepharoplasty',
        title: '상·하안검 수술',
        summary: '나이가 들며 처진 눈꺼풀과 눈 밑을 정리합니다.',
        tags: ['중년', '눈 밑'],
        duration: '약 90분',
        anaesthesia: '수면·국소 마취',
        stitches: '5–7일',
        recovery: '14일',
        price: 1_650_000,
        picture: 'blepharoplasty',
        suits: ['눈꺼풀이 처져 시야를 가리는 분', '눈 밑 지방이 불룩한 분', '눈가가 짓무르는 분'],
        method: [
          '위는 늘어진 피부를 필요한 만큼만 덜어 냅니다. 아래는 지방을 없애기보다 꺼진 자리로 옮겨 경계를 고르게 합니다.',
          '시야를 가리는 정도가 기준에 들면 건강보험이 적용될 수 있어 시야 검사를 먼저 합니다.',
        ],
        risks:
          '아래 눈꺼풀이 당겨지거나 눈물이 날 수 있습니다. 대개 두세 달 안에 나아지지만 처치가 필요할 수 있습니다.',
      },
    ],
  },
  {
    key: 'nose',
    title: '코',
    lead: '모양을 그리기 전에 숨길을 먼저 확인합니다.',
    thought: {
      title: '모양은\n숨길 위에 놓입니다',
      text: '코 안이 좁은 분에게 콧대만 높이면 숨이 더 불편해질 수 있습니다. CT로 안을 먼저 보고, 쓸 수 있는 연골의 양에서 거꾸로 모양을 정합니다.',
    },
    picture: 'groupNose',
    specialty: '코, 윤곽',
    exam: [
      { title: '3차원 CT', text: '비중격의 휨과 연골의 양을 봅니다. 쓸 수 있는 재료가 여기서 정해집니다.' },
      { title: '피부 두께', text: '코끝 피부의 두께에 따라 나올 수 있는 모양의 범위를 말씀드립니다.' },
      { title: '호흡 검사', text: '코막힘이 있으면 기능 수술을 함께 할지 의논합니다.' },
    ],
    procedures: [
      {
        key: 'rhinoplasty',
        title: '콧대·코끝 성형',
        summary: '얼굴 길이와 각도에 맞추어 높이와 끝을 정합니다.',
        tags: ['낮은 코', '뭉툭한 끝'],
        duration: '약 90분',
        anaesthesia: '수면·국소 마취',
        stitches: '7일',
        recovery: '10–14일',
        price: 2_750_000,
        picture: 'rhinoplasty',
        suits: ['콧대가 낮거나 끝이 퍼져 보이는 분', '옆모습의 흐름이 고민인 분'],
        method: [
          '코끝은 자가 연골로 지지대를 세우고, 콧대는 진피나 실리콘 가운데 피부 두께에 맞는 것을 고릅니다.',
          '재료마다 얻는 것과 감당할 것을 표로 적어 드리고 함께 정합니다.',
        ],
        risks: '보형물의 비침과 이동, 염증, 구축이 생길 수 있으며 제거나 재수술이 필요할 수 있습니다.',
      },
      {
        key: 'hump',
        title: '매부리·휜 코',
        summary: '튀어나온 뼈를 다듬고 휜 축을 바로 세웁니다.',
        tags: ['옆선', '비대칭'],
        duration: '약 120분',
        anaesthesia: '수면 마취',
        stitches: '7일',
        recovery: '14일',
        price: 3_300_000,
        picture: 'hump',
        suits: ['콧등이 꺾여 강해 보이는 분', '코가 한쪽으로 휘어 숨이 불편한 분'],
        method: [
          '콧등의 뼈와 연골을 다듬고, 필요하면 코뼈를 모아 폭을 맞춥니다. 휜 비중격은 함께 바로잡습니다.',
        ],
        risks: '휨이 일부 남거나 다시 생길 수 있고, 콧등이 고르지 않게 만져질 수 있습니다.',
      },
      {
        key: 'revision',
        title: '코 재수술',
        summary: '원인을 찾고, 조직이 쉴 때까지 기다렸다가 시작합니다.',
        tags: ['구축', '염증'],
        duration: '약 180분',
        anaesthesia: '수면·전신 마취',
        stitches: '7일',
        recovery: '14–21일',
        price: 4_400_000,
        picture: 'revision',
        badge: '상담 후 결정',
        suits: ['지난 수술 뒤 여섯 달이 지난 분', '보형물이 비치거나 끝이 들린 분', '염증이 되풀이되는 분'],
        method: [
          '지난 수술 기록과 CT를 함께 보고 원인을 나눕니다. 염증이 있으면 보형물을 먼저 빼고 조직이 나은 다음 수술합니다.',
          '재료는 귀나 가슴의 자가 연골을 우선합니다.',
        ],
        risks:
          '조직의 상태에 따라 바라는 모양에 이르지 못할 수 있으며, 연골을 얻은 자리에 흉터와 통증이 남을 수 있습니다.',
      },
    ],
  },
  {
    key: 'contour',
    title: '윤곽',
    lead: '뼈와 근육, 지방 가운데 무엇이 선을 만드는지 가려냅니다.',
    thought: {
      title: '줄이는 것보다\n남기는 것이 어렵습니다',
      text: '뼈를 많이 덜어 내면 그 위의 살이 갈 곳을 잃습니다. 십 년 뒤의 늘어짐까지 생각하여 덜어 낼 양을 정하고, 근육이나 지방이 원인이면 뼈는 수술하지 않습니다.',
    },
    picture: 'groupContour',
    specialty: '코, 윤곽',
    exam: [
      { title: '3차원 CT', text: '신경이 지나는 길과 뼈의 두께를 재어 안전한 범위를 정합니다.' },
      { title: '근육과 지방', text: '씹는 근육이나 지방이 원인이면 수술보다 주사나 흡입을 권합니다.' },
      { title: '교합', text: '물림이 맞지 않으면 치과 교정을 먼저 의논합니다.' },
    ],
    procedures: [
      {
        key: 'chin',
        title: '무턱·앞턱 성형',
        summary: '옆에서 본 입과 턱의 균형을 맞춥니다.',
        tags: ['옆모습'],
        duration: '약 60분',
        anaesthesia: '수면 마취',
        stitches: '녹는 실',
        recovery: '10–14일',
        price: 2_200_000,
        picture: 'chin',
        suits: ['턱이 작아 입이 나와 보이는 분', '턱 끝에 호두 모양 주름이 생기는 분'],
        method: [
          '입 안으로 들어가 보형물을 놓거나 턱끝 뼈를 앞으로 옮깁니다. 신경의 위치를 CT로 확인하고 그 아래에서만 움직입니다.',
        ],
        risks:
          '아랫입술의 감각이 둔해질 수 있으며 대개 몇 달에 걸쳐 돌아옵니다. 드물게 오래 남을 수 있습니다.',
      },
      {
        key: 'jaw',
        title: '사각턱 윤곽',
        summary: '귀 밑에서 턱끝까지 이어지는 선을 부드럽게 합니다.',
        tags: ['하관'],
        duration: '약 120분',
        anaesthesia: '전신 마취',
        stitches: '녹는 실',
        recovery: '21일',
        price: 5_500_000,
        picture: 'jaw',
        badge: '상담 후 결정',
        suits: ['성장이 끝난 만 20세 이상', '뼈의 폭이 원인으로 확인된 분'],
        method: [
          '입 안으로 들어가 턱뼈의 각을 긴 곡선으로 다듬습니다. 많이 깎기보다 귀 밑의 각을 남겨 늘어짐을 줄입니다.',
          '하룻밤 머무시며 마취과 전문의와 간호사가 함께 살핍니다.',
        ],
        risks: '출혈, 신경 손상에 따른 감각 저하, 비대칭, 볼 처짐이 생길 수 있습니다.',
      },
      {
        key: 'liposuction',
        title: '이중턱 지방흡입',
        summary: '턱 밑 지방을 덜어 목과 턱의 경계를 찾습니다.',
        tags: ['이중턱', '목선'],
        duration: '약 50분',
        anaesthesia: '수면·국소 마취',
        stitches: '5일',
        recovery: '5–7일',
        price: 1_650_000,
        picture: 'liposuction',
        suits: ['몸무게와 관계없이 턱 밑이 불룩한 분', '피부 탄력이 남아 있는 분'],
        method: [
          '귀 뒤와 턱 밑의 작은 구멍으로 지방을 고르게 덜어 냅니다. 탄력이 모자라면 리프팅을 함께 의논합니다.',
        ],
        risks: '고르지 않은 면, 멍, 뭉침이 생길 수 있으며 석 달쯤에 걸쳐 가라앉습니다.',
      },
    ],
  },
  {
    key: 'lifting',
    title: '리프팅',
    lead: '당기는 것이 아니라 제자리로 되돌리는 일입니다.',
    thought: {
      title: '표정이 움직이는 길을\n남겨 둡니다',
      text: '피부만 당기면 입꼬리와 귀의 모양이 먼저 바뀝니다. 근막을 제자리로 올리고 피부는 남는 만큼만 덜어, 웃을 때의 얼굴이 달라지지 않게 합니다.',
    },
    picture: 'groupLifting',
    specialty: '안면거상',
    exam: [
      { title: '처짐의 층', text: '피부만의 문제인지 근막까지 내려왔는지 나누어 봅니다.' },
      { title: '옛 사진', text: '십 년 전 사진을 함께 보며 변해 온 방향을 찾습니다.' },
      { title: '혈압과 복용 약', text: '혈압과 혈액 검사, 드시는 약을 확인하고 필요하면 수술을 미룹니다.' },
    ],
    procedures: [
      {
        key: 'facelift',
        title: '안면거상',
        summary: '피부가 아니라 근막을 올려 볼과 턱선을 되돌립니다.',
        tags: ['볼 처짐', '턱선'],
        duration: '약 210분',
        anaesthesia: '수면·전신 마취',
        stitches: '7–10일',
        recovery: '14–21일',
        price: 7_700_000,
        picture: 'facelift',
        badge: '주 3회 수술',
        suits: ['볼과 턱선이 함께 내려온 분', '실이나 레이저로 변화가 적었던 분'],
        method: [
          '귀 앞뒤의 선을 따라 들어가 근막층을 박리하고 위로 올려 고정합니다. 피부는 당기지 않고 남는 만큼만 덜어 냅니다.',
          '머리카락 안과 귀의 굴곡에 흉터가 놓이도록 절개선을 미리 그려 보여 드립니다.',
        ],
        risks: '혈종, 안면신경의 일시적 약화, 흉터, 탈모가 생길 수 있습니다. 드물게 오래 남을 수 있습니다.',
      },
      {
        key: 'brow',
        title: '이마·눈썹 거상',
        summary: '내려온 눈썹을 올려 눈 위의 무게를 덜어 줍니다.',
        tags: ['이마 주름', '눈썹'],
        duration: '약 90분',
        anaesthesia: '수면 마취',
        stitches: '7일',
        recovery: '7–10일',
        price: 2_970_000,
        picture: 'brow',
        suits: ['눈썹이 내려와 눈두덩이 무거운 분', '이마를 들어 눈을 뜨는 분'],
        method: [
          '두피 안의 작은 절개로 내시경을 넣어 조직을 풀고 올려 고정합니다. 눈썹 사이의 거리가 벌어지지 않게 바깥쪽을 더 올립니다.',
        ],
        risks: '두피의 감각 저하와 일시적인 탈모, 좌우 높이의 차이가 있을 수 있습니다.',
      },
      {
        key: 'thread',
        title: '실리프팅',
        summary: '녹는 실로 가벼운 처짐을 붙잡습니다.',
        tags: ['가벼운 처짐'],
        duration: '약 40분',
        anaesthesia: '국소 마취',
        stitches: '없음',
        recovery: '5–7일',
        price: 880_000,
        picture: 'thread',
        suits: ['처짐이 시작된 분', '회복 기간을 길게 두기 어려운 분'],
        method: [
          '피부 두께와 처진 방향에 따라 실의 종류와 가닥 수를 정합니다. 이어지는 기간은 대개 일 년 안팎입니다.',
        ],
        risks: '보조개처럼 패임, 실의 비침, 염증이 생길 수 있으며 실을 빼야 할 수 있습니다.',
      },
    ],
  },
]

export const groupPath = ({ key }: ProcedureGroup) => `/products/${key}`
/** The page of the treatment, which gets its number at seeding. */
export const procedurePath = ({ key }: Procedure) => `/products/{${key}}`
