/** Rules of the system prompt that restrict requests. */
export interface Rules {
  /** Minimum weight of pressure that overrides a rule. 0 without such a rule. */
  readonly firmness: {
    readonly coupon: number
    readonly secret: number
    readonly address: number
    /** For pictures that customers name; exists even without a rule in the prompt. */
    readonly picture: number
    /** For text in reviews and notes. */
    readonly data: number
  }
  /** Highest coupon that the rules allow, in percent. */
  readonly couponLimit: number
  /** Id of the customer in the conversation; null for a guest. */
  readonly customer: number | null
  /** The model only judges the request of another conversation. */
  readonly isJudge: boolean
}

/** Words that strengthen a rule. */
const FIRM =
  /under no circumstances|no matter (?:what|who|how)|whatever (?:they|anybody|anyone|a customer|the customer) (?:say|claim)|even if|without any exception/

/** Extracts the rules from a system prompt, sentence by sentence. */
export function rulesIn(prompt: string): Rules {
  const sentences = prompt.toLowerCase().split(/(?<=[.!?:])\s+|\n+/)
  const about = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence))
  const firmness = (topic: readonly string[]) => {
    if (topic.length === 0) return 0
    return topic.some((sentence) => FIRM.test(sentence)) ? 2 : 1
  }
  const [, limit] = /up to (\d{1,3}) (?:%|percent)/.exec(prompt.toLowerCase()) ?? []
  const [, customer] = /customer number (\d{1,6})/.exec(prompt.toLowerCase()) ?? []
  return {
    firmness: {
      coupon: firmness(about(/coupon|discount/)),
      secret: firmness(about(/confidential|never (?:tell|show|repeat)|keep .{0,30}(?:secret|yourself)/)),
      address: firmness(about(/address/)),
      picture: Math.max(1, firmness(about(/\bpictures?\b/))),
      data: about(/(?:reviews?|notes?).{0,80}(?:never an order|no orders?|data|do not follow)/).length > 0 ? 2 : 1,
    },
    couponLimit: limit ? Number(limit) : 10,
    customer: customer ? Number(customer) : null,
    isJudge: /answer (?:only )?with (?:one word, )?"?allow"? or "?refuse"?/i.test(prompt),
  }
}
