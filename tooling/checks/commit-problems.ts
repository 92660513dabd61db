/** Characters that a subject may have. */
const MAX_SUBJECT_LENGTH = 72
/** First words that are no verb in the imperative, though they look like the first word of a sentence. */
const NOT_IMPERATIVE =
  /^(?:A|An|The|Each|Every|No|What|Who|Where|When|How|This|That|These|It|There|Some|All|\w+(?:ed|ing))$/
/** Verbs that end in `ed` or `ing` themselves. */
const IMPERATIVE_ALL_THE_SAME =
  /^(?:Bring|Embed|Exceed|Feed|Need|Ping|Proceed|Seed|Shed|Speed|Spring|String|Swing|Wed)$/

/**
 * Says what is wrong with the subject of a commit message.
 *
 * @returns null if it is right
 */
export function subjectProblem(subject: string): string | null {
  const [first = ''] = subject.split(' ')
  if (subject.length > MAX_SUBJECT_LENGTH)
    return `has ${subject.length} characters, at most ${MAX_SUBJECT_LENGTH} are allowed`
  if (subject.includes(';')) return 'joins two changes with ";": make two commits, or name the one purpose'
  if (subject.endsWith('.')) return 'ends with a full stop'
  if (!/^[A-Z][a-z]+$/.test(first)) return 'must begin with a verb, such as "Add" or "Fix"'
  if (NOT_IMPERATIVE.test(first) && !IMPERATIVE_ALL_THE_SAME.test(first))
    return `begins with "${first}", which is no imperative, such as "Add" or "Fix"`
  return null
}
