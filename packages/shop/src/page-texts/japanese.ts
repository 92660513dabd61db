import type { PageTexts } from './english.ts'

/** What the pages say that the server renders, in Japanese. */
export const japanese: PageTexts = {
  toShop: 'お店に戻る',
  profileTitle: 'プロフィール',
  profileIntro: '写真の壁などで、ほかの人にはこう見えます。',
  profilePicture: 'プロフィール画像',
  profileNameless: 'まだ名前がありません',
  profileEmail: 'メールアドレス',
  profileEmailHint: 'ログインに使うので、このまま変わりません。',
  profileName: 'ユーザー名',
  profileNameHint: 'お好きな呼び名をどうぞ。',
  profileNameSet: '名前を保存',
  profileUpload: '自分の画像',
  profileUploadHint: 'PNG、JPEG、GIF、WebP、200 kBまで。',
  profileUploadSend: '画像をアップロード',
  profileLink: 'または、お店の画像から',
  profileLinkHint: 'このお店にある画像のアドレス。例：/assets/public/images/products/mug-shot.webp',
  profileLinkSend: 'この画像にする',
  profileErasure: 'データの消去を依頼する',
  erasureTitle: 'データを消去する',
  erasureIntro:
    'あなたのことを忘れられます。ご注文も、写真も、マルメロと過ごしたあの午後も。ご本人の依頼だと確かめるため、二つのことを教えてください。',
  erasureEmail: 'アカウントのメールアドレス',
  erasureAnswer: 'あなたの答え',
  erasureAnswerHint: '登録のときに決めた答えです。大文字と小文字は区別されます。',
  erasureSend: 'データを消去する',
  erasureWarning: 'ここでのセッションは終わります。消したものは、もう生えてきません。',
  erasureDoneTitle: 'あなたのことを忘れているところです',
  erasureDone:
    'ご依頼は一覧に載り、このページでのセッションは終わりました。人間が剪定ばさみを手に、一つずつ片づけます。',
  promotionTitle: '木から落ちるまで',
  promotionIntro: '枝から瓶まで十五秒。どの果物にも同意は求めていません。',
  promotionFilm: '{name}の映像',
  promotionSubtitles: '英語',
  planetTitle: '{name}を見つけました',
  planetIntro:
    '果樹園のはるか向こうに、誰も植えていない果物がぶら下がっています。マウスか指、矢印キーで回してみてください。',
  planetPicture: '{name}:緑と赤の、りんごのような惑星が、闇の中をゆっくり回っています',
  planetHold: '止める',
  planetTurn: '回す',
}
