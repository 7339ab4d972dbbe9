import { useState, type ReactNode } from 'react'
import type { HeaderConfig, NavigationItem, ReservationButtonConfig } from '#schema/header.ts'
import type { Partner } from '#schema/partners.ts'
import { buttonClass } from '../button.tsx'
import type { CataloguePart } from '../catalogue-part.ts'
import { AccountLink } from './account-link.tsx'
import { BackButton, MobilePageTitle } from './back-bar.tsx'
import { CartLink } from './cart-link.tsx'
import { ReservationButton, RightButtonAction } from './header-button.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationEntry } from './navigation-entry.tsx'
import { SearchToggle } from './search-toggle.tsx'
import { useNavigationMenu } from './use-navigation-menu.ts'

const config: HeaderConfig = {
  headerTransparent: false,
  pcLogoHeight: 40,
  bigPcLogoHeight: 50,
  mobileLogoHeight: 28,
  showSearchButton: true,
  disableMobileButton: false,
  mobilePageTitle: '',
  isThirdPage: false,
  hasHomeHeader: false,
}
/** Facts of a partner that these parts read. */
const partner = {
  partnerName: '가온의원',
  displayName: '가온의원',
  partnerLogoImageUrl: null,
  partnerTel: '0255501234',
  partnerMarketingInfo: { channelTalkId: 'gaon' },
} as Partner
const reservation: ReservationButtonConfig = {
  buttonReservationText: '빠른예약',
  buttonReservationType: 'fill',
  buttonReservationTextColor: 'white',
}
const navigation: NavigationItem[] = [
  {
    title: '병원 소개',
    url: '/introduce',
    subList: [
      { title: '인사말', url: '/introduce', subList: [] },
      {
        title: '의료진',
        url: '/introduce/staff',
        subList: [{ title: '피부과 전문의', url: '/introduce/staff/1' }],
      },
    ],
  },
  { title: '고주파초음파복합리프팅프로그램과 진료 뒤의 관리', url: '/products', subList: [] },
]
const row = { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' } as const
const nothing = () => {}

const Dark = ({ children }: { children: ReactNode }) => (
  <div style={{ ...row, padding: '12px', background: '#22302a', color: '#fff' }}>{children}</div>
)

function Menu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass({ look: 'outline', size: 'small' })}
        onClick={() => setOpen(true)}
      >
        모바일 메뉴 열기
      </button>
      <MobileMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        navigation={navigation}
        reservationButton={reservation}
        partner={partner}
        path="/introduce/staff"
        onReserve={nothing}
        openMessenger={() => Promise.resolve()}
      />
    </>
  )
}

function Entry() {
  const menu = useNavigationMenu('/')
  const [item] = navigation
  if (!item) return null
  return (
    <nav aria-label="펼치는 메뉴" {...menu.rootProps}>
      <ul style={{ ...row, gap: '32px' }}>
        <NavigationEntry
          item={item}
          index={0}
          menu={menu}
          isActive
          current="true"
          classes={{ item: '', link: '', panel: '' }}
        >
          <ul>
            {item.subList.map(({ title, url }) => (
              <li key={title}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </NavigationEntry>
      </ul>
    </nav>
  )
}

const tones = ['primary2', 'primary3', 'gray', 'white', 'black'] as const

export default {
  title: '헤더의 부품',
  description: '로고, 예약 단추, 오른쪽 단추, 검색, 뒤로, 모바일 메뉴. 헤더의 모든 종류가 함께 씁니다.',
  stories: {
    로고: () => (
      <div style={row}>
        <Logo config={config} partner={partner} over={{ possible: false, now: false }} />
        <Logo config={config} partner={partner} over={{ possible: false, now: false }} large />
        <Logo
          config={{ ...config, pcWhiteLogoImageUrl: '/_catalogue/picture/480x160/logo.svg' }}
          partner={partner}
          over={{ possible: false, now: false }}
        />
      </div>
    ),
    '예약 단추': () => (
      <div style={row}>
        {tones.map((tone) => (
          <ReservationButton
            key={tone}
            config={{ ...reservation, buttonReservationTextColor: tone }}
            onReserve={nothing}
          />
        ))}
      </div>
    ),
    '그림 위의 단추': () => (
      <Dark>
        <ReservationButton config={reservation} onReserve={nothing} over />
        <RightButtonAction
          buttons={[{ buttonText: '내원 예약', buttonType: 'line', useWidget: 'visit' }]}
          onReserve={nothing}
          over
        />
      </Dark>
    ),
    장바구니: () => (
      <div style={row}>
        <CartLink count={0} />
        <CartLink count={3} />
        <CartLink count={100} />
      </div>
    ),
    '로그인과 내 정보': () => (
      <div style={row}>
        <AccountLink isSignedIn={false} />
        <AccountLink isSignedIn />
      </div>
    ),
    '검색과 뒤로': () => (
      <div style={row}>
        <SearchToggle path="/" isOpen={false} onOpen={nothing} onClose={nothing} />
        <SearchToggle path="/" isOpen onOpen={nothing} onClose={nothing} />
        <SearchToggle path="/search" isOpen={false} onOpen={nothing} onClose={nothing} />
        <BackButton url="/" />
        <MobilePageTitle title="고주파초음파복합리프팅프로그램 안내" />
      </div>
    ),
    '펼치는 메뉴': () => <Entry />,
    '모바일 메뉴': () => <Menu />,
  },
} satisfies CataloguePart
