import type { ComponentType } from 'react'
import type { MessageKey, TextPart } from '../lib/i18n.ts'
import { SHOP_WINDOW_PATHS } from '../lib/shop-window-paths.ts'
import type { Role } from '../lib/token.ts'

/** Access to a screen: all logged-in users, or users with one role. */
export type ScreenGuard = 'signed-in' | Extract<Role, 'accounting' | 'admin'>

/** A screen that has its own address. */
export interface Screen {
  /** Pattern of React Router below `#/`. */
  readonly path: string
  readonly title: MessageKey
  /** Other users see the 403 page in its place; without a guard, all users see the screen. */
  readonly guard?: ScreenGuard
  /** Customers see it beside the list of account screens: always, or only outside an order. */
  readonly isOfAccount?: 'always' | 'outside-orders'
  /** Texts that it needs in addition to those of the first load. */
  readonly texts?: TextPart
  /** Imports it: each screen is a chunk of its own. */
  readonly load: () => Promise<ComponentType>
}

/**
 * All screens except the shop window, which is part of the first load, and the screens that no menu links to. Add a new
 * screen here; menus (layout/menu-entries.ts) show its link once it is listed.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: 'login',
    title: 'TITLE_LOGIN',
    load: async () => (await import('../features/accounts/login-screen.tsx')).LoginScreen,
  },
  {
    path: 'register',
    title: 'TITLE_REGISTER',
    load: async () => (await import('../features/accounts/register-screen.tsx')).RegisterScreen,
  },
  {
    path: 'forgot-password',
    title: 'TITLE_FORGOT_PASSWORD',
    load: async () => (await import('../features/accounts/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: 'contact',
    title: 'TITLE_CONTACT',
    load: async () => (await import('../features/support/contact-screen.tsx')).ContactScreen,
  },
  {
    path: 'chatbot',
    title: 'TITLE_CHATBOT',
    guard: 'signed-in',
    load: async () => (await import('../features/support/chat-screen.tsx')).ChatScreen,
  },
  {
    path: 'chatbot/conversation/:id',
    title: 'TITLE_CHATBOT',
    texts: 'assistant',
    load: async () => (await import('../features/assistant/assistant-screen.tsx')).AssistantScreen,
  },
  {
    path: 'complain',
    title: 'TITLE_COMPLAIN',
    guard: 'signed-in',
    load: async () => (await import('../features/support/complaint-screen.tsx')).ComplaintScreen,
  },
  {
    path: 'recycle',
    title: 'TITLE_RECYCLE',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('./recycling.tsx')).Recycling,
  },
  {
    path: 'photo-wall',
    title: 'TITLE_PHOTO_WALL',
    load: async () => (await import('../features/community/photo-wall-screen.tsx')).PhotoWallScreen,
  },
  {
    path: 'about',
    title: 'TITLE_ABOUT',
    load: async () => (await import('../features/community/about-screen.tsx')).AboutScreen,
  },
  {
    path: 'order-summary',
    title: 'TITLE_ORDER_SUMMARY',
    guard: 'signed-in',
    load: async () => (await import('./order-summary.tsx')).OrderSummary,
  },
  {
    path: 'order-completion/:id',
    title: 'TITLE_ORDER_COMPLETION',
    guard: 'signed-in',
    load: async () => (await import('./order-completion.tsx')).OrderCompletion,
  },
  {
    path: 'order-history',
    title: 'TITLE_ORDER_HISTORY',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('./order-history.tsx')).OrderHistory,
  },
  {
    path: 'accounting',
    title: 'TITLE_ACCOUNTING',
    guard: 'accounting',
    load: async () => (await import('../features/accounting/accounting-screen.tsx')).AccountingScreen,
  },
  {
    path: 'track-result',
    title: 'TITLE_TRACK_ORDER',
    load: async () => (await import('../features/orders/track-result-screen.tsx')).TrackResultScreen,
  },
  {
    path: 'track-result/new',
    title: 'TITLE_TRACK_ORDER',
    load: async () => (await import('../features/orders/track-result-screen.tsx')).TrackNewOrderScreen,
  },
  {
    path: 'basket',
    title: 'YOUR_BASKET',
    guard: 'signed-in',
    load: async () => (await import('../features/basket/basket-screen.tsx')).BasketScreen,
  },
  {
    path: 'address/select',
    title: 'TITLE_SELECT_ADDRESS',
    guard: 'signed-in',
    load: async () => (await import('./order-address.tsx')).OrderAddress,
  },
  {
    path: 'address/saved',
    title: 'TITLE_SAVED_ADDRESSES',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('../features/checkout/addresses/saved-addresses-screen.tsx')).SavedAddressesScreen,
  },
  {
    path: 'address/create',
    title: 'TITLE_NEW_ADDRESS',
    guard: 'signed-in',
    isOfAccount: 'outside-orders',
    load: async () => (await import('./order-address.tsx')).NewAddress,
  },
  {
    path: 'address/edit/:addressId',
    title: 'TITLE_EDIT_ADDRESS',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('../features/checkout/addresses/address-form-screen.tsx')).EditAddressScreen,
  },
  {
    path: 'delivery-method',
    title: 'TITLE_DELIVERY_METHOD',
    guard: 'signed-in',
    load: async () => (await import('./order-delivery.tsx')).OrderDelivery,
  },
  {
    path: 'payment/:entity',
    title: 'TITLE_PAYMENT',
    guard: 'signed-in',
    load: async () => (await import('./payment.tsx')).Payment,
  },
  {
    path: 'saved-payment-methods',
    title: 'TITLE_SAVED_CARDS',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('../features/checkout/payment/saved-cards-screen.tsx')).SavedCardsScreen,
  },
  {
    path: 'wallet',
    title: 'TITLE_WALLET',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('../features/checkout/payment/wallet-screen.tsx')).WalletScreen,
  },
  {
    path: 'wallet-web3',
    title: 'TITLE_WALLET_WEB3',
    texts: 'web3',
    load: async () => (await import('../features/web3/bank/wallet-web3-screen.tsx')).WalletWeb3Screen,
  },
  {
    path: 'juicy-nft',
    title: 'TITLE_JUICY_NFT',
    texts: 'web3',
    load: async () => (await import('../features/web3/nft/juicy-nft-screen.tsx')).JuicyNftScreen,
  },
  {
    path: 'bee-haven',
    title: 'TITLE_BEE_HAVEN',
    texts: 'web3',
    load: async () => (await import('../features/web3/hives/bee-haven-screen.tsx')).BeeHavenScreen,
  },
  {
    path: 'deluxe-membership',
    title: 'TITLE_DELUXE',
    guard: 'signed-in',
    load: async () => (await import('../features/deluxe/deluxe-screen.tsx')).DeluxeScreen,
  },
  {
    path: '2fa/enter',
    title: 'TITLE_TWO_FACTOR_AUTH_ENTER',
    texts: 'privacy',
    load: async () => (await import('../features/privacy/enter-code-screen.tsx')).EnterCodeScreen,
  },
  {
    path: 'privacy-security/privacy-policy',
    title: 'TITLE_PRIVACY_POLICY',
    texts: 'privacy',
    isOfAccount: 'always',
    load: async () => (await import('../features/privacy/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
  },
  {
    path: 'privacy-security/data-export',
    title: 'TITLE_DATA_EXPORT',
    guard: 'signed-in',
    texts: 'privacy',
    isOfAccount: 'always',
    load: async () => (await import('../features/privacy/data-export-screen.tsx')).DataExportScreen,
  },
  {
    path: 'privacy-security/two-factor-authentication',
    title: 'TITLE_TWO_FACTOR_AUTH_CONFIG',
    guard: 'signed-in',
    texts: 'privacy',
    isOfAccount: 'always',
    load: async () => (await import('../features/privacy/two-factor-screen.tsx')).TwoFactorScreen,
  },
  {
    path: 'privacy-security/last-login-ip',
    title: 'TITLE_LAST_LOGIN_IP',
    guard: 'signed-in',
    texts: 'privacy',
    isOfAccount: 'always',
    load: async () => (await import('../features/privacy/last-login-ip-screen.tsx')).LastLoginIpScreen,
  },
  {
    path: 'privacy-security/change-password',
    title: 'TITLE_CHANGE_PASSWORD',
    guard: 'signed-in',
    isOfAccount: 'always',
    load: async () => (await import('../features/accounts/change-password-screen.tsx')).ChangePasswordScreen,
  },
  {
    path: 'training',
    title: 'SCORE_BOARD',
    load: async () => (await import('../features/training/score-board/training-screen.tsx')).TrainingScreen,
  },
  {
    path: 'score-board-preview',
    title: 'SCORE_BOARD',
    load: async () =>
      (await import('../features/training/score-board/score-board-preview-screen.tsx')).ScoreBoardPreviewScreen,
  },
  {
    path: 'paths',
    title: 'TITLE_PATHS',
    texts: 'paths',
    load: async () => (await import('../features/paths/paths-screen.tsx')).PathsScreen,
  },
  {
    path: 'path/:id',
    title: 'TITLE_PATHS',
    texts: 'paths',
    load: async () => (await import('./path.tsx')).Path,
  },
  {
    path: 'challenge/:key',
    title: 'TITLE_CHALLENGE',
    texts: 'coding',
    load: async () => (await import('./challenge.tsx')).Challenge,
  },
  {
    path: 'coding-challenge/:key',
    title: 'TITLE_CODING_CHALLENGE',
    texts: 'coding',
    load: async () => (await import('../features/coding/coding-challenge-screen.tsx')).CodingChallengeScreen,
  },
  {
    path: '403',
    title: 'TITLE_FORBIDDEN',
    load: async () => (await import('./forbidden-screen.tsx')).ForbiddenScreen,
  },
]

/** Whether the app has a screen at this address; the query is ignored. */
export function hasScreen(address: string): boolean {
  const path = address.split('?')[0]!
  return SHOP_WINDOW_PATHS.includes(path) || SCREENS.some((screen) => `/${screen.path}` === path)
}
