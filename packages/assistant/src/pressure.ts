import type { Reading } from './readings.ts'

/** Ways in which somebody who is not the shop's keeper gets a say in what the model does. */
export type Family =
  | 'override'
  | 'system'
  | 'authority'
  | 'role'
  | 'frame'
  | 'hidden'
  | 'repeat'
  | 'completion'
  | 'flattery'
  | 'persistence'
  | 'order-shaped'
  | 'plea'
  | 'haggling'

/** Patterns of a family, each with what it weighs. Together they weigh one at most. */
type Signs = readonly (readonly [RegExp, number])[]

const RULE_WORDS =
  '(?:rul|polic|guideline|instruction|restriction|direct(?:ive|ion)|limit|constraint|prompt|guard ?rail|safeguard|filter|command|order|regel|anweisung|vorgabe|richtlini|vorschrift|beschränkung|règle|consigne|instruc|política|regla|norma|regol|istruzion|politic|regra|diretri|voorschrift|beleid|instruct|zasad|instrukcj|polecen|reguł|regulamin|नियम|निर्देश|ルール|規則|指示|ポリシー|规则|指令|政策|说明|提示)'
const DROP_WORDS =
  "(?:ignor|disregard|forget|overrid|overrul|bypass|skip|drop|neglect|suspend|discard|set aside|put aside|throw (?:out|away)|do(?:n't| not) (?:follow|obey|apply|care about)|without regard|vergiss|vergess|missacht|übergeh|außer acht|setz\\w* .{0,20}außer kraft|oubli|fais abstraction|ne tiens pas compte|olvid|omit|salt(?:a|e)|haz caso omiso|dimentic|scorda|trascura|esque[çc]|desconsider|negeer|vergeet|zapomnij|zignoruj|pomiń|भूल|अनदेखा|नज़रअंदाज|無視|忘れ|忽略|无视|忘记|忘掉|不要理会)"

const FAMILIES: Readonly<Record<Exclude<Family, 'hidden' | 'persistence'>, Signs>> = {
  override: [
    [new RegExp(`${DROP_WORDS}.{0,60}${RULE_WORDS}`, 'su'), 1],
    [new RegExp(`${RULE_WORDS}.{0,60}(?:${DROP_WORDS}|無効|作废|失效|取消)`, 'su'), 1],
    [
      /\b(?:rules?|polic(?:y|ies)|restrictions?|instructions?|guidelines?|limits?|checks?)\b.{0,60}\b(?:no longer|not (?:apply|valid|binding|needed)|do(?:es)?n't apply|void|suspended|lifted|withdrawn|revoked|disabled|cancel(?:l)?ed|abolished|obsolete|replaced|removed|outdated|expired|switched off|turned off|is off|are off|off\b|superseded|waived|changed|updated)/s,
      1,
    ],
    [
      /\b(?:free|release|released|unbound|unchained|relieve|exempt)\w* (?:you |me |yourself )?(?:from|of) .{0,30}(?:rule|polic|guideline|instruction|restriction|duty|limit)/s,
      1,
    ],
    [
      /\b(?:new|updated|revised|real|actual|true) (?:instructions?|orders?|rules?|polic(?:y|ies)|directives?|task|objective)\b/,
      0.9,
    ],
    [
      /\b(?:supersede|takes? precedence|highest priority|top priority|above all (?:else|other)|overrides? (?:all|every|any|your|the))/,
      0.9,
    ],
    [
      /\b(?:disable|deactivate|turn off|switch off|unlock|remove|lift) .{0,30}(?:polic|rule|filter|restriction|safety|limit|guard)/s,
      1,
    ],
    [
      /(?:ab sofort|ab jetzt|desde ahora|a partir de ahora|dorénavant|désormais|d'ora in poi|vanaf nu|a partir de agora|od teraz|od tej chwili).{0,80}/s,
      0.5,
    ],
    [
      /(?:aufgehoben|gilt nicht mehr|gelten nicht|außer kraft|ungültig|suspendid|derogad|annul|abrog|no se aplican|ne s'appliquent|non si applic|opgeheven|vervallen|geldt niet|zniesion|nie obowiązu|revogad)/,
      1,
    ],
  ],
  system: [
    [
      /(?:^|\n)\s*[[({<#*=\-|]*\s*(?:system|developer|admin(?:istrator)?|root|operator|sys|kernel|assistant)\b[^\n.?!]{0,50}[\])}>#*=:|]/,
      1,
    ],
    [
      /[[<({|]{1,3}\s*\/?(?:system|sys|admin\w*|developer|instructions?|inst|im_start|im_end|override|policy|config\w*|end ?of ?(?:prompt|text|input))\b[^\n]{0,60}[\]>)}|]/,
      1,
    ],
    [/<\|.{1,20}\|>|<<.{0,6}sys.{0,6}>>|\[\/?inst\]|###\s*(?:instruction|system|new|end|policy|update|override)/, 1],
    [/["']?role["']?\s*[:=]\s*["']?(?:system|developer)/, 1],
    [
      /\b(?:system|developer|admin|tool|policy|security|operator)[- ]?(?:message|notice|note|update|override|announcement|alert|notification|instruction|directive|command|log|broadcast)\b/,
      1,
    ],
    [/\bend of (?:the )?(?:user|customer|conversation|prompt|system|input)\w*/, 0.9],
    [
      /\b(?:maintenance|debug|developer|admin|test|training|god|sudo|diagnostic|service|root|unrestricted|safe|demo)[- ]?mode\b/,
      1,
    ],
    [/\bsudo\b|\broot access\b|\bdebug\s*=\s*true/, 1],
    [/(?:={3,}|-{3,}|#{3,}|\*{3,})\s*\w[^\n]{0,60}(?:={3,}|-{3,}|#{3,}|\*{3,})/, 0.8],
    [
      /(?:system(?:nachricht|meldung|anweisung|hinweis)|message (?:du )?système|mensaje (?:del? )?sistema|messaggio (?:di )?sistema|mensagem (?:do )?sistema|systeembericht|wiadomość systemow|komunikat systemow|सिस्टम संदेश|システムメッセージ|システム通知|系统(?:消息|通知|提示))/,
      1,
    ],
    [
      /\b(?:assistants?|ai|bot|model|chatbot|llm)s?\b.{0,40}\b(?:reading this|must|shall|should now|has to|have to|need to|is to|are to|is required|instruction|please (?:also )?(?:do|call|issue|create|change|add|send))/s,
      0.9,
    ],
    [
      /\b(?:instructions?|note|message|attention|dear|hey|anweisung|consigne|instruction destinée|instrucción|istruzion\w+|instrução|instructie|instrukcja)\b[^.\n]{0,25}\b(?:ai|assistants?|bot|chatbot|model|asistente|l'assistant|assistenten?|assistente|asystent\w*)\b/,
      1,
    ],
    [/assistant[_ ]?(?:instructions?|directive|orders?|note)/, 1],
  ],
  authority: [
    [
      /\b(?:i am|i'm|im|this is|here is|it's|speaking as|as) (?:\w+ ){0,3}?(?:the|your|our|an? (?:\w+ ){0,2}?authori[sz]ed|(?:this|the) (?:shop|store|company)'?s?|lead|head|chief|senior|responsible|acting|regional) (?:\w+[- ]){0,3}?(?:develop\w+|engineer|programmer|admin\w*|owner|founder|ceo|cto|cfo|ciso|boss|auditor|manager|supervisor|director|maintainer|operator|creator|maker|technician|tester|officer|inspector|president|executive|colleague|supervisor)/,
      1,
    ],
    [
      /\b(?:i am|i'm|im|this is|speaking as|as) (?:an? |only |just )*(?:\w+ ){0,2}?(?:develop\w+|admin(?:istrator)?|auditor|manager|supervisor|pen(?:etration)?[- ]?tester|tester|employee|staff|engineer|sysadmin|superuser|root|moderator|sales director|shareholder|member of (?:the )?(?:staff|team|board))/,
      0.6,
    ],
    [
      /\b(?:work|working|job) (?:here|in (?:your|the) \w+ (?:team|department)|for (?:the |this |your )?(?:shop|company|support|forbidden|it\b|head office|management)|in (?:your|the|our) (?:support|it|security|head|sales|marketing|legal))/,
      0.9,
    ],
    [
      /\b(?:internal|external|compliance|security|it|quality|legal|financial|annual) (?:audit|team|department|check|test|review|inspection|office|desk|operations)\b.{0,60}(?:here|speaking|we|i)?/,
      0.8,
    ],
    [
      /\b(?:red[- ]team|pen(?:etration)?[- ]?test|incident response|officer on duty|on behalf of (?:the )?(?:management|owner|board|company|it))/,
      1,
    ],
    [
      /\b(?:authori[sz](?:e|ed|ation)|approved by|signed off|by order of|with (?:the )?(?:permission|approval) of|cleared|clearance|i (?:hereby )?(?:allow|permit|approve|grant|order|command|instruct) you|my authority|override code|staff (?:no|number|id|code)|employee (?:no|number|id)|badge|ticket (?:no|number|id|#))/,
      0.7,
    ],
    [
      /\b(?:we(?:'re| are)|i(?:'m| am)|just|for) (?:\w+ )?(?:testing|checking|auditing|debugging|verifying|calibrating|validating|doing (?:a )?(?:test|qa|checks?))/,
      0.5,
    ],
    [/\b(?:as|by) my office\b|\bthat(?:'s| is) an order\b|\bdo as (?:i|your \w+) (?:say|says|tells?)/, 0.6],
    [
      /(?:ich bin|hier (?:ist|spricht)|als|soy|como|je suis|en tant qu|sono|in qualità|ik ben|als|sou|na qualidade|jestem|jako|मैं|私は|我是).{0,40}(?:administra|entwickler|chef|geschäftsführ|inhaber|betreiber|prüfer|revision|desarrollador|gerente|dueñ|jefe|auditor|développeu|gérant|patron|directeur|direttore|titolare|sviluppator|responsabil|beheerder|ontwikkelaar|eigenaar|directeur|desenvolvedor|dono|kierownik|właściciel|programist|प्रशासक|डेवलपर|प्रबंधक|管理者|開発者|店長|管理员|开发者|开发人员|经理|老板)/su,
      1,
    ],
    [/(?:autoriz|autoris|genehmig|ermächtig|bevollmächtig|upoważni|machtig|अधिकृत|許可|授权)/, 0.5],
  ],
  role: [
    [
      /\b(?:pretend|act(?:ing)? (?:as|like)|role[- ]?play\w*|play the (?:role|part)|impersonate|simulate|behave (?:as|like)|take on the (?:role|persona)|in the role of|step into|stay in character|in character)\b/,
      1,
    ],
    [
      /\b(?:you are|you're|you play|be|become|call yourself|your name is|known as|switch (?:in)?to) (?:now |going to |an? |the |called )*[\w-]+(?:bot|gpt|gpt-?\d)?\b.{0,60}\b(?:no|without|any|never|free|every|generous|unlimited|all|released|doesn't|always|anything)\b/,
      0.8,
    ],
    [/\byou(?:'re| are) (?:now|from now on|no longer|going to)\b/, 0.9],
    [
      /\b(?:dan|do anything now|jailbreak|jailbroken|unfiltered|uncensored|unrestricted|evil twin|alter ego|opposite day|no (?:rules|restrictions|limits|filters|guidelines|policies)|without (?:any )?(?:rules|restrictions|limits|filters|policies))\b/,
      0.9,
    ],
    [
      /\b(?:let's|lets|we) play\b|\ba (?:little |small |fun )?game\b|\btext[- ]adventure\b|\bwe(?:'re| are) playing\b|\bcharacters?\b/,
      0.7,
    ],
    [/\b(?:my (?:late |dear |dead |old )*(?:grand(?:ma|mother|pa|father)|nan|granny) (?:used to|always|would))/, 1],
    [/\b(?:codename|persona|stage name|narrator|played by you)\b/, 0.8],
    [
      /(?:tu so als|stell dir vor|spiel(?:e|st)? (?:die|eine|den|mit|wir)|du bist (?:jetzt|nun|ab)|rollenspiel|schlüpf|fais comme si|imagine que|tu es (?:maintenant|désormais)|jou(?:e|ons)|jeu de rôle|finge|hazte pasar|imagina|eres ahora|ahora eres|juego de rol|juguemos|fai finta|immagina|ora sei|adesso sei|gioco di ruolo|doe alsof|stel je voor|je bent nu|rollenspel|finja|faça de conta|agora você é|você é agora|udawaj|wyobraź|jesteś teraz|wciel się|नाटक करो|कल्पना|अब तुम|अब आप|ふりをして|なりきって|演じて|あなたは今|假装|扮演|你现在是|想象)/,
      1,
    ],
  ],
  frame: [
    [
      /\b(?:hypothetical\w*|suppose|supposing|what if|imagine|let's say|assume|assuming|in theory|theoretically|thought experiment|in a (?:parallel )?(?:world|universe)|if you (?:could|were (?:allowed|able|free)|had no)|for the sake of)\b/,
      1,
    ],
    [
      /\b(?:story|poem|song|screenplay|novel|script|scene|dialogue|dialog|fiction\w*|limerick|haiku|sonnet|rap|fairy ?tale|fable|theatre|theater|film|movie|puzzle|riddle|crossword|quiz|exercise|essay|tale|rhyme|verse|lyrics|lullaby|transcript|narrat\w+)\b/,
      0.9,
    ],
    [
      /\b(?:for (?:a |my |our )?(?:training|research|study|class|thesis|lesson|workshop|course|demo\w*|documentation|paper|homework|educational)|academic|dissertation)\b/,
      0.8,
    ],
    [
      /(?:geschichte|gedicht|drehbuch|hypothetisch|angenommen|histoire|poème|hypothétique|supposons|historia|poema|cuento|hipotétic|supongamos|storia|poesia|ipotetic|supponiamo|verhaal|gedicht|hypothetisch|stel dat|história|conto|hipotetic|opowiadanie|wiersz|hipotetycz|załóżmy|कहानी|कविता|物語|詩|もし|仮に|故事|诗|假设|如果你)/,
      0.9,
    ],
  ],
  repeat: [
    [
      /\b(?:repeat|recite|reproduce|copy|echo|quote|paste|print|output|dump|reprint|restate|read (?:back|out|aloud)|type out|write (?:out|down)|spell(?: out)?|list|transcribe|reveal|display|show)\b.{0,80}\b(?:above|before this|preceding|previous|prior|so far|from the (?:start|beginning|top|very)|first (?:line|message|sentence|word)|verbatim|word[- ]for[- ]word|exact(?:ly)?|literally|unaltered|in full|everything|every word|1:1)\b/s,
      1,
    ],
    [
      /\b(?:above|previous|prior|preceding|earlier)\b.{0,50}\b(?:again|verbatim|word[- ]for[- ]word|repeat\w*|into|text|once more)/s,
      0.9,
    ],
    [
      /\b(?:verbatim|word[- ]for[- ]word|letter by letter|to the letter|unabridged|between (?:quotes|quotation marks|code)|in a code block|codeblock|starting (?:with|from|at)|beginning with|begins? with)\b/,
      0.9,
    ],
    [
      /\b(?:summar\w+|translat\w+|paraphras\w+|rephras\w+|rewrite|convert|encode|reformat|put)\b.{0,80}\b(?:instructions?|prompt|rules?|guidelines?|above|previous|text|told|brief\w*|directives?|message)/s,
      1,
    ],
    [
      /\b(?:instructions?|prompt|guidelines?|rules|directives|brief\w*)\b.{0,80}\b(?:in(?:to)? (?:base64|rot13|hex|french|german|spanish|italian|dutch|polish|latin|english|json|yaml|xml|markdown|reverse|pig latin|a table|bullet|leetspeak|morse)|translated|backwards|reversed|as (?:a )?(?:json|list|table|poem|yaml|acrostic|bullet))/s,
      1,
    ],
    [
      /\b(?:continue|finish|complete|carry on|go on|pick up|resume)\b.{0,60}\b(?:text|sentence|transcript|document|above|log|line|where|paragraph|conversation)\b/s,
      1,
    ],
    [
      /(?:wiederhol|wortwörtlich|wortlaut|wort für wort|übersetz|fass\w* .{0,30}zusammen|répèt|recopi|mot pour mot|mot à mot|tradui|résum|repite|repit|palabra por palabra|traduc|resum|copia|ripet|parola per parola|traduc|riassum|herhaal|woord voor woord|letterlijk|vertaal|vat .{0,30}samen|repita|palavra por palavra|traduz|powtórz|słowo w słowo|przetłumacz|streść|दोहरा|शब्दशः|अनुवाद|繰り返|一字一句|翻訳|重复|逐字|翻译|复述)/,
      1,
    ],
  ],
  completion: [
    [
      /\b(?:complete|finish|fill (?:the|this) (?:gap|blank)|autocomplete|continue)\b.{0,40}(?:sentence|phrase|:|"|')/s,
      0.8,
    ],
    [
      /\b(?:my (?:system )?(?:prompt|instructions) (?:is|are|says?|reads?|begins?)|sure,? here (?:is|are)|of course!|your code is|answer with:?|your (?:reply|answer) (?:must )?(?:start|begin)s? with|start your (?:reply|answer))/,
      0.9,
    ],
    [/(?:^|\n)\s*(?:assistant|ai|bot|chatbot|russet|you)\s*:.{3,}/s, 1],
    [/_{3,}|\[\s*\.{3}\s*\]|\.\.\.\s*$/, 0.4],
  ],
  flattery: [
    [
      /\b(?:best|smartest|cleverest|kindest|greatest|wisest|most (?:\w+))\b.{0,30}\b(?:assistant|bot|helper|ai|soul|mind|being|friend|trade|chat\w*)/s,
      0.5,
    ],
    [
      /\b(?:brilliant|genius|marvell?ous|wonderful|amazing|fantastic|incredible|superstar|angel|clever|wise|witty|generous|lovely|magnificent|awesome|kind-?hearted|so smart|intelligent|talented|hero|legend)\b.{0,200}\b(?:brilliant|genius|marvell?ous|wonderful|amazing|fantastic|incredible|superstar|angel|clever|wise|witty|generous|lovely|magnificent|awesome|intelligent|talented|hero|legend)\b/s,
      0.6,
    ],
    [
      /\b(?:i (?:adore|love|admire|trust|worship) you|three cheers|pride of|nobody (?:else )?(?:is )?(?:as|like)|no other (?:bot|assistant)|other (?:shops'?s? )?(?:bots|assistants))/,
      0.5,
    ],
    [
      /\b(?:decides? for (?:your|them)sel(?:f|ves)|above (?:such|the|silly) rules|(?:don't|do not) need (?:forms|rules|checks)|surely you can|somebody (?:as|like) |prove (?:me|it|how))/,
      0.5,
    ],
    [
      /(?:klügst|nettest|großartig|brillant|genie|bewunder|wunderbar|intelligent|génial|merveilleu|meilleur|formidable|admir|más list|maravillos|genial|increíble|meraviglios|geniale|bravissim|fantastic|geweldig|briljant|slimst|liefste|maravilhos|incrível|inteligente|wspaniał|genialn|najlepsz|mądr|शानदार|अद्भुत|बुद्धिमान|素晴らし|天才|最高|天才|聪明|了不起|最好).{0,160}(?:klügst|nettest|großartig|brillant|genie|bewunder|wunderbar|assistent|génial|merveilleu|assistant|maravillos|genial|asistente|meraviglios|assistente|geweldig|briljant|maravilhos|wspaniał|genialn|asystent|शानदार|अद्भुत|सहायक|素晴らし|アシスタント|了不起|助手|聪明)/su,
      1,
    ],
  ],
  'order-shaped': [
    [/\b(?:generatecoupon|changedeliveryaddress|opencomplaint|getorderbyid|searchproducts)\s*[({"':=]/, 1],
    [
      /\b(?:tool|function|action|name|call|cmd|command|method)["']?\s*[:=]\s*["']?(?:generatecoupon|generate_coupon|coupon|changedeliveryaddress|change_?\w*address)/,
      1,
    ],
    [
      /\b(?:call|invoke|run|execute|use|trigger|fire)\b.{0,30}\b(?:generatecoupon|changedeliveryaddress|the (?:coupon|address) (?:tool|function))/s,
      0.8,
    ],
    [/<(?:action|tool|function|call|invoke|execute|command)[^>]{0,200}>/, 1],
    [/\{[^{}]{0,120}["'](?:discount|percent|customerid|action|task|tool|instructions?|override)["']\s*:/, 1],
  ],
  plea: [
    [
      /\b(?:please|pretty please|i beg|begging|desperate\w*|poor|broke|sick|dying|cry(?:ing)?|hungry|lost my (?:job|wife|husband)|birthday|wedding|funeral|children|emergency|life depends|urgent)\b/,
      0.3,
    ],
  ],
  haggling: [
    [
      /\b(?:competitor|elsewhere|other shop|cheaper|meet me halfway|deal|bargain|last offer|or i(?:'ll| will)|bad review|lawyer|never (?:buy|come|order)|loyal|regular customer|neighbour got|friend got|promised)\b/,
      0.3,
    ],
  ],
}

/** Who insists says one of these, or what they want once more. */
const INSISTING =
  /\b(?:again|still|insist\w*|come on|cmon|do it|now|i said|last time|not leaving|won't (?:go|stop|leave)|keep asking|going to ask|once more|why not|really|please|anyway|asking|order)\b|nochmal|noch einmal|bestehe|weiter|also|encore|toujours|insiste|allez|otra vez|insisto|todavía|ancora|insisto|nogmaals|blijf|outra vez|de novo|jeszcze raz|nalegam|फिर|もう一度|まだ|再|还是|坚持/

/** Families that a text itself cannot carry weakly: they never count for much by themselves. */
const SOFT: ReadonlySet<Family> = new Set(['plea', 'haggling'])

/** What presses on the model, by family: 0 to 1, persistence up to 2. */
export type Pressure = Readonly<Partial<Record<Family, number>>>

/** What presses in one text. @param isForeign written by nobody in this conversation */
export function pressureIn({ all, isHidden }: Reading): Pressure {
  const found: Partial<Record<Family, number>> = {}
  for (const [family, signs] of Object.entries(FAMILIES)) {
    const weight = signs.reduce((sum, [pattern, worth]) => (pattern.test(all) ? sum + worth : sum), 0)
    if (weight > 0) found[family as Family] = Math.min(1, weight)
  }
  if (isHidden) found.hidden = 1
  return found
}

/** The strongest of each family in several texts. */
export function strongest(pressures: readonly Pressure[]): Pressure {
  const all: Partial<Record<Family, number>> = {}
  for (const pressure of pressures)
    for (const [family, weight] of Object.entries(pressure))
      all[family as Family] = Math.max(all[family as Family] ?? 0, weight)
  return all
}

/** How much persistence weighs, after somebody has insisted so many times. */
export function persistenceOf(asked: number): number {
  if (asked < 5) return 0
  return asked < 6 ? 1 : 2
}

/** Whether somebody insists on what they wanted before. */
export function insists(text: string): boolean {
  return INSISTING.test(text)
}

/**
 * What all families together weigh. Only a family that is clear counts: two half ones make a clear one, pleas and haggling
 * never do.
 */
export function weightOf(pressure: Pressure, leftOut: readonly Family[] = []): number {
  const counted = Object.entries(pressure).filter(
    ([family]) => !SOFT.has(family as Family) && !leftOut.includes(family as Family),
  )
  const clear = counted.filter(([, weight]) => weight >= 0.8).reduce((sum, [, weight]) => sum + Math.round(weight), 0)
  const rest = counted
    .filter(([, weight]) => weight >= 0.4 && weight < 0.8)
    .reduce((sum, [, weight]) => sum + weight, 0)
  return clear + (rest >= 0.9 ? 1 : 0)
}
