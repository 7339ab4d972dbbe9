/*
 * Links to videos. Free of zod, as what shows a video in a browser reads them too.
 */

/** A video as its player is asked for it. */
export type Player = {
  /** Address for an `iframe`; begins by itself and without sound. */
  src: string
  /** Name of the service, as Koreans call it. */
  service: string
}

type Service = {
  name: string
  /** Origin of the player: the only ones that a page's policy lets into a frame. */
  origin: string
  hosts: string[]
  /** Path and query of the player, below its origin; `null` where the link names no video. */
  player: (link: URL) => string | null
}

const first = (path: string, ...patterns: RegExp[]) => {
  for (const pattern of patterns) {
    const found = pattern.exec(path)?.slice(1)
    if (found) return found
  }
  return null
}

/** `90` of `90`, `90s` and `1m30s`. */
function seconds(value: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(value ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

const services: Service[] = [
  {
    name: '유튜브',
    origin: 'https://www.youtube-nocookie.com',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
    ],
    player({ hostname, pathname, searchParams, hash }) {
      const [id] =
        (hostname === 'youtu.be'
          ? first(pathname, /^\/([\w-]{11})(?:\/|$)/)
          : (first(searchParams.get('v') ?? '', /^([\w-]{11})$/) ??
            first(pathname, /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/))) ?? []
      if (!id) return null
      const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? hash.replace(/^#t=/, ''))
      return `/embed/${id}?autoplay=1&mute=1&playsinline=1&rel=0${start > 0 ? `&start=${start}` : ''}`
    },
  },
  {
    name: '비메오',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    player({ pathname, searchParams, hash }) {
      const [id, secret] =
        first(
          pathname,
          /^\/video\/(\d+)/,
          /^\/(?:channels|groups|album|showcase)\/[^/]+\/(?:videos?\/)?(\d+)\/?$/,
          /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/,
        ) ?? []
      if (!id) return null
      // A video that is not listed is shown only to who knows its second name.
      const key = secret ?? first(searchParams.get('h') ?? '', /^([0-9a-f]+)$/)?.[0]
      const start = seconds(hash.replace(/^#t=/, ''))
      return `/video/${id}?autoplay=1&muted=1&playsinline=1&dnt=1${key ? `&h=${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`
    },
  },
  {
    name: '네이버TV',
    origin: 'https://tv.naver.com',
    hosts: ['tv.naver.com', 'm.tv.naver.com', 'tvcast.naver.com', 'm.tvcast.naver.com'],
    player({ pathname }) {
      const [id] = first(pathname, /^\/(?:v|embed|h)\/(\d+)/) ?? []
      return id ? `/embed/${id}?autoPlay=true&mute=true` : null
    },
  },
  {
    name: '카카오TV',
    origin: 'https://play-tv.kakao.com',
    hosts: ['tv.kakao.com', 'm.tv.kakao.com', 'play-tv.kakao.com'],
    player({ pathname }) {
      const [id] =
        first(
          pathname,
          /^\/(?:m\/)?v\/([\w@]+)/,
          /^\/(?:m\/)?channel\/\d+\/cliplink\/([\w@]+)/,
          /^\/embed\/player\/cliplink\/([\w@]+)/,
        ) ?? []
      return id ? `/embed/player/cliplink/${id}?service=player_share&autoplay=1&mute=1` : null
    },
  },
]

/** Names of the services, for messages. */
export const videoServices = services.map(({ name }) => name)

/** Origins of the players, which a page's policy lets into a frame, and no other. */
export const playerOrigins = services.map(({ origin }) => origin)

/**
 * Returns the player of a link to a video, however the link is written: shared, short, mobile, embedded, with or
 * without a scheme. `null` for anything but a video of a known service. Source: docs/product.md, L4.
 */
export function videoPlayer(link: string): Player | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null
  const service = services.find(({ hosts }) => hosts.includes(url.hostname))
  const path = service?.player(url)
  return service && path ? { src: `${service.origin}${path}`, service: service.name } : null
}
