/** Words that every application of ours says while a sign-out is not confirmed, and once it is. */
export const signOutWords = {
  title: '아직 로그아웃되지 않았습니다',
  text: '서버에 연결하지 못해 이 브라우저에 로그인이 남아 있습니다. 연결되면 자동으로 로그아웃합니다. 함께 쓰는 기기라면 이 안내가 사라질 때까지 기다리시거나, 브라우저 설정에서 이 사이트의 쿠키를 삭제해 주세요.',
  /** For a session that ends with its page. */
  textOfPage:
    '서버에 연결하지 못했습니다. 연결되면 자동으로 로그아웃합니다. 이 페이지를 닫으면 이 기기에는 로그인이 남지 않습니다.',
  retry: '다시 시도',
  done: '로그아웃했습니다.',
}
