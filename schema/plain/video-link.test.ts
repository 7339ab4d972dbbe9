import { expect, test } from 'vitest'
import { videoLink } from '../primitives.ts'
import { playerOrigins, videoPlayer } from './video-link.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&playsinline=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&muted=1&playsinline=1&dnt=1'
const naver = 'https://tv.naver.com/embed/28397077?autoPlay=true&mute=true'
const kakao =
  'https://play-tv.kakao.com/embed/player/cliplink/414913798?service=player_share&autoplay=1&mute=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=PL123&v=dQw4w9WgXcQ&feature=share', youtube],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=45', `${youtube}&start=45`],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', `${youtube}&start=3723`],
  ['https://youtu.be/dQw4w9WgXcQ?t=2h', `${youtube}&start=7200`],
  ['https://youtu.be/dQw4w9WgXcQ?start=90s', `${youtube}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ#t=12', `${youtube}&start=12`],
  ['https://youtu.be/dQw4w9WgXcQ#at=12', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=0', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30x', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=x90', youtube],
  ['https://youtu.be/dQw4w9WgXcQ/', youtube],
  ['//youtu.be/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/v/dQw4w9WgXcQ/', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://www.vimeo.com/76979871/', vimeo],
  ['https://vimeo.com/76979871/8f32a1b2c3/', `${vimeo}&h=8f32a1b2c3`],
  ['https://vimeo.com/album/5/video/76979871', vimeo],
  ['https://vimeo.com/showcase/5/76979871/', vimeo],
  ['https://player.vimeo.com/video/76979871?h=notahash', vimeo],
  ['https://player.vimeo.com/video/76979871?h=8f32z', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/name/videos/76979871', vimeo],
  ['https://vimeo.com/76979871/8f32a1b2c3', `${vimeo}&h=8f32a1b2c3`],
  ['https://player.vimeo.com/video/76979871?h=8f32a1b2c3', `${vimeo}&h=8f32a1b2c3`],
  ['https://vimeo.com/76979871#t=30s', `${vimeo}#t=30s`],
  ['https://tv.naver.com/v/28397077', naver],
  ['https://m.tv.naver.com/v/28397077/list/12', naver],
  ['tv.naver.com/embed/28397077?autoPlay=false', naver],
  ['https://tv.naver.com/h/28397077', naver],
  ['https://tvcast.naver.com/v/28397077', naver],
  ['https://m.tvcast.naver.com/v/28397077', naver],
  ['https://tv.kakao.com/v/414913798', kakao],
  ['https://m.tv.kakao.com/m/v/414913798', kakao],
  ['https://tv.kakao.com/m/channel/3743718/cliplink/414913798', kakao],
  ['https://tv.kakao.com/v/abc@my', kakao.replace('414913798', 'abc@my')],
  ['https://tv.kakao.com/channel/3743718/cliplink/414913798', kakao],
  ['https://play-tv.kakao.com/embed/player/cliplink/414913798?service=daum_tistory', kakao],
])('%s is played by %s', (link, src) => {
  expect(videoPlayer(link)?.src).toBe(src)
  expect(playerOrigins).toContain(new URL(src).origin)
  expect(videoLink.safeParse(link).success).toBe(true)
})

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@raonskin',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:pass@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=alert(1)',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'xhttps://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'https://:pass@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQQ',
  'https://youtu.be/x/dQw4w9WgXcQ',
  'https://youtu.be/?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/watch?v=xdQw4w9WgXcQ',
  'https://www.youtube.com/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQQ',
  'https://www.youtube.com/x/embed/dQw4w9WgXcQ',
  'https://vimeo.com/76979871/settings',
  'https://vimeo.com/about/76979871',
  'https://vimeo.com/x76979871',
  'https://vimeo.com/76979871x',
  'https://vimeo.com/x/video/76979871',
  'https://vimeo.com/channels/staffpicks/76979871/more',
  'https://vimeo.com/x/channels/staffpicks/76979871',
  'https://vimeo.com/channels/76979871',
  'https://tv.naver.com/x/v/28397077',
  'https://tv.naver.com/v/x28397077',
  'https://tv.kakao.com/x/v/414913798',
  'https://tv.kakao.com/channel/x/cliplink/414913798',
  'https://tv.kakao.com/x/channel/3743718/cliplink/414913798',
  'https://tv.kakao.com/x/embed/player/cliplink/414913798',
  'http://',
  'https://vimeo.com/about',
  'https://tv.naver.com/',
  '/products',
  '',
])('%s is refused, with the services that are known', (link) => {
  expect(videoPlayer(link)).toBeNull()
  const { error } = videoLink.safeParse(link)
  expect(error?.issues[0]?.message).toContain('유튜브, 비메오, 네이버TV, 카카오TV')
})

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', '유튜브'],
  ['https://vimeo.com/76979871', '비메오'],
  ['https://tv.naver.com/v/28397077', '네이버TV'],
  ['https://tv.kakao.com/v/414913798', '카카오TV'],
])('%s is a video of %s', (link, service) => {
  expect(videoPlayer(link)?.service).toBe(service)
})
