import type { Chains } from '@fruit/chain/chains'
import type { Contract, Placement, SolidityFile } from '@fruit/chain/contract'
import { importsOf } from '@fruit/chain/imports'
import type { Trial, TrialRound } from '@fruit/chain/trial'
import type { OwnContract } from '@fruit/challenge-kit/own-fix'
import type { World } from '@fruit/world/world'
import { type ModuleProblem, problem } from './own-trouble.ts'

/** Name of a player's file in messages of the compiler. */
const FILE = 'fix.sol'

/** Contained execution of constructors and transactions, and the contracts on the chain of a world. */
export interface ContractTools {
  readonly chains: Pick<Chains, 'construct' | 'trial'>
  readonly placements: (world: World) => readonly Placement[]
}

/**
 * Compiles a player's contract and runs its constructor, contained.
 *
 * @param source Solidity, as the player wrote it
 * @returns the file for the seam, or the problem
 */
export async function compiledContract(
  { contained }: Pick<World, 'contained'>,
  owner: string,
  tools: ContractTools,
  own: OwnContract,
  source: string,
): Promise<SolidityFile | ModuleProblem> {
  const { files } = await import('virtual:openzeppelin')
  const sources = {
    [FILE]: source,
    ...importsOf(source, (name) => (Object.hasOwn(files, name) ? files[name] : undefined)),
  }
  const outcome = await contained.solidity({ owner, sources, wanted: [FILE] })
  if (outcome.kind === 'limit' && outcome.limit === 'length')
    return problem(
      'too-large',
      'The code and the interface of this contract are too long. Structures in functions, events and errors count with all of their parts.',
    )
  if (outcome.kind === 'limit')
    return outcome.limit === 'busy'
      ? problem('busy', 'There is too much to do for the compiler. Try again in a moment.')
      : problem('too-large', 'The compiler gave up: this contract takes more time or memory than any fix needs.')
  if (outcome.kind === 'refused') {
    const error = outcome.complaints.find(({ severity }) => severity === 'error') ?? outcome.complaints[0]
    const isMissing = /not found/i.test(error?.message ?? '') && /source/i.test(error?.message ?? '')
    return isMissing
      ? problem(
          'not-allowed',
          `A contract may import what @openzeppelin/contracts has below access, interfaces, token and utils, and nothing else. ${error!.message}`,
          error!.line,
        )
      : problem(
          'does-not-compile',
          error?.message ?? 'The compiler refuses it.',
          error?.file === FILE ? error.line : null,
        )
  }
  const compiled = outcome.contracts[FILE]?.[own.name]
  if (!compiled || compiled.creation === '0x')
    return problem('does-not-compile', `There is no contract ${own.name} in it that can be deployed.`)
  const missing = missingFrom(compiled.abi, own)
  if (missing) return problem('does-not-compile', `The contract has to offer \`${missing}\`: the shop's pages call it.`)
  if ((compiled.abi as readonly Signature[]).some(({ type, inputs }) => type === 'constructor' && inputs?.length))
    return problem('does-not-compile', 'The constructor must take no arguments: nobody gives it any.')
  const constructed = await tools.chains.construct(compiled.creation)
  if ('failure' in constructed) return problem('fails', `The constructor fails: ${constructed.failure}.`)
  const contract: Contract = { ...compiled, ...constructed }
  return { source, contracts: { [own.name]: contract } }
}

/** Runs transactions on a new chain with the shop's contracts of a world, including the player's contract. */
export function runTrial(
  world: World,
  { chains, placements }: ContractTools,
  own: OwnContract,
  contract: Contract,
  trial: Trial,
): Promise<readonly TrialRound[]> {
  const standing = placements(world).map((each) => (each.address === own.known.address ? { ...each, contract } : each))
  return chains.trial({ ...trial, placements: [...standing, ...trial.placements] })
}

interface Signature {
  readonly type: string
  readonly name?: string
  readonly inputs?: readonly { readonly type: string }[]
}

/** Signature of the first function that the shop calls and that a contract lacks. */
function missingFrom(abi: readonly object[], { known }: OwnContract): string | undefined {
  const offered = new Set(
    (abi as readonly Signature[]).map(
      ({ name, inputs = [] }) => `${name}(${inputs.map(({ type }) => type).join(',')})`,
    ),
  )
  return known.abi.find((entry) => {
    const [, name, inputs = ''] = /^function (\w+)\(([^)]*)\)/.exec(entry) ?? []
    const types = inputs.split(',').map((input) => input.trim().split(' ')[0])
    return name !== undefined && !offered.has(`${name}(${types.join(',')})`)
  })
}
