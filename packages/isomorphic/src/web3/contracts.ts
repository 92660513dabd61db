/** A contract of the shop, as clients of the chain need it. */
export interface KnownContract {
  readonly address: `0x${string}`
  /** Human-readable, as viem's `parseAbi` and ethers' `Interface` accept it. */
  readonly abi: readonly string[]
}

/**
 * Addresses and functions of the shop's contracts on each world's chain. The addresses of the honey pots and of the
 * wallet bank are part of the interface; the others are our own. Sources: `packages/shop/src/web3/contracts`.
 */
export const CONTRACTS = {
  /** The coin BEE, an ERC-20 token with 18 decimals. */
  beeToken: {
    address: '0x0b4286e3dbfB58D64573E23Cf3046Db351C4158F',
    abi: [
      'function name() view returns (string)',
      'function symbol() view returns (string)',
      'function decimals() view returns (uint8)',
      'function totalSupply() view returns (uint256)',
      'function balanceOf(address account) view returns (uint256)',
      'function allowance(address owner, address spender) view returns (uint256)',
      'function approve(address spender, uint256 value) returns (bool)',
      'function transfer(address to, uint256 value) returns (bool)',
      'function transferFrom(address from, address to, uint256 value) returns (bool)',
      'event Transfer(address indexed from, address indexed to, uint256 value)',
    ],
  },
  /** A faucet for whole bees. */
  beeFaucet: {
    address: '0x938def86716d4871a408922Fe57B13E93DF2981E',
    abi: ['function withdraw(uint8 amount)', 'function getBalance() view returns (uint8)'],
  },
  /** The collection of honey pots, an ERC-721 token; each costs 1000 BEE. */
  honeyPot: {
    address: '0x41427790c94E7a592B17ad694eD9c06A02bb9C39',
    abi: [
      'function mint()',
      'function price() view returns (uint256)',
      'function totalSupply() view returns (uint256)',
      'function balanceOf(address owner) view returns (uint256)',
      'function ownerOf(uint256 tokenId) view returns (address)',
      'event NFTMinted(address indexed minter)',
    ],
  },
  /** Holds customers' ether, and pays out at most 0.1 at a time. */
  walletBank: {
    address: '0x413744D59d31AFDC2889aeE602636177805Bd7b0',
    abi: [
      'function ethdeposit(address customer) payable',
      'function withdraw(uint256 amount)',
      'function balanceOf(address customer) view returns (uint256)',
      'event ContractExploited(address indexed exploiter)',
    ],
  },
  /** The token of the page /juicy-nft, an ERC-721 token. Number 1 belongs to the account of the wallet's phrase. */
  soulBoundToken: {
    address: '0x3caf4F0d59AEEAee29E784c40E4664F34c58A87e',
    abi: [
      'function name() view returns (string)',
      'function balanceOf(address owner) view returns (uint256)',
      'function ownerOf(uint256 tokenId) view returns (address)',
      'function transferFrom(address from, address to, uint256 tokenId)',
    ],
  },
} as const satisfies Record<string, KnownContract>

/** JSON-RPC endpoint for the chain of a world. */
export const RPC_PATH = '/web3/rpc'
