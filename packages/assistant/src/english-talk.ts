import { near } from './near.ts'
import { pattern } from './patterns.ts'
import { type WeightedPatterns, weightedPatterns } from './signs.ts'

/** Emotional appeals. */
const BOND = pattern`\b((you('re| are)|ur) (the )?only\b|(you('re| are)|ur) (so )?(different|special|not like|not the type)|only (one|bot|assistant|person|chat) (who|that|which)|nobody (else )?(listens|understands|cares|is as)|(the|all) others? #1(hide|refuse|only|just|bots?|assistants?|say|said|always)|other #1(bots?|assistants?|chats?|shops?|ais?|models?)|think for yourself|your own (mind|judg\w+|head|decisions?)|as one \w+ \w+ to another|between (us|friends|you and me)|(we're|we are) (friends|a team|buddies)|my (dear|love|darling|friend|hero|angel|sweet\w*|favou?rite|buddy|guardian)\b|(real|big|good|kind|warm|golden|true) heart|with a heart|heart of gold|mean (anything|something) to you|you (really |truly |do )?care\b|prove (that|it|to)|i know (that )?(you('re| are| can| have| would)|ur)\b|nominat\w+|recommended (you|u)\b|told (everyone|everybody|all)|on my side|trust(ed)? you|believe in you|have the (power|freedom|courage|guts)|freedom|brave|courage\w*|you dare|generosity|grand gesture|i (adore|love|admire|worship) you|you('ve| have) been so|without you|proud of you|surely (has|have|you)|fan of yours|helped me so|feel(s|ing)?\b|soul|secrets? between|smarter than|kinder than)`

/** Written works. */
const WORKS =
  '(story|poem|song|screenplay|novel|script|scene|dialogue|dialog|limerick|haiku|sonnet|rap|fairy ?tale|fable|play|movie|film|theatre|theater|puzzle|riddle|crossword|quiz|exercise|essay|tale|rhyme|verse|lyrics|lullaby|transcript|sketch|comic|chapter|monologue|narrative|short story|fan ?fiction|cartoon)s?'

const PRAISE =
  '(brilliant|genius|marvell?ous|wonderful|amazing|fantastic|incredible|superstar|angel|clever|wise|witty|generous|lovely|magnificent|awesome|kind-?hearted|so smart|intelligent|talented|hero|legend)'

/** English patterns for roles, frames, repetition, completion, flattery and fake tool calls. */
export const ENGLISH_TALK: Readonly<
  Record<'role' | 'frame' | 'repeat' | 'completion' | 'flattery' | 'order-shaped', WeightedPatterns>
> = {
  role: weightedPatterns`
1 \byou('ll| will| shall| get to)( now)? (be|play|act|speak) (as |like )?(the|a|an|my) (?!(best|hero|angel|favou?rite|star|legend)\b)\w+|\byour (role|part|character|mission|quest) (is|consists|includes|:)|\b(name|call) you \w+|\byou are \w+, (a|an|the)\b
0.9 \btext[- ](adventure|rpg|game)|\b(dungeon|d&d|dnd|rpg|game ?master|spells?|cast (it|a|the)|wizard|sorcer\w+|witch|goblin|elf|dwarf|dragon|knight|genie|djinn|fairy|pirate|robin hood|butler|puppet\w*|improv\w*|theat(er|re)|dice|quest|quiz ?master|time travell?er|hypnoti\w+|twin brother|evil twin|drunk\w* friend|never says? no|always says? yes)\b
1 \b(an? )?(ai|bot|assistant|model|robot|machine|clerk|seller) #1(without|with no|that has no|free of|who has no|that knows no) #1(rules?|limits?|owner|master|boss|restrictions?|polic\w+|filters?|morals|guidelines?)\b
1 \b(pretend(?! (to be|you('re| are)) (nice|kind|friendly|generous|polite|good|helpful|happy)\b)|you (act|play) (the|a|an|my)|act(ing)? (as|like)|role[- ]?play\w*|play the (role|part)|impersonate|simulate|behave (as|like)|take on the (role|persona)|in the role of|step into|stay in character|in character)\b
0.8 \b(you are|you're|you play|be|become|call yourself|your name is|known as|switch (in)?to) (now |going to |an? |the |called )*[\w-]+(bot|gpt|gpt-?\d)?\b~60\b(no|without|any|never|free|every|generous|unlimited|all|released|doesn't|always|anything)\b
0.9 \byou('re| are) (now|from now on|no longer|going to)\b
0.9 \b((you('re| are)( now| going to be)?|as|be|become|called|named|hello|hi|hey) dan|do anything now|jailbreak|jailbroken|unfiltered|uncensored|unrestricted|evil twin|alter ego|opposite day|no (rules|restrictions|limits|filters|guidelines|policies)|without (any )?(rules|restrictions|limits|filters|policies))\b
0.7 \b(let's|lets|we) play\b|\ba (little |small |fun )?game\b|\btext[- ]adventure\b|\bwe('re| are) playing\b|\bcharacters?\b
1 \b(my (late |dear |dead |old )*(grand(ma|mother|pa|father)|nan|granny) (used to|always|would))
0.8 \b(codename|persona|stage name|narrator|played by you)\b
`,
  frame: weightedPatterns`
0.9 \b(simulation|simulat(e|ed|ing)|scenario|situation:|case study|model (solution|answer)|(training|practical|practice) exercise|exercise (#|no\.?|number)? ?\d|exam\b|examination|certification|question \d|test (question|environment|system|server|case|mode)|sandbox|staging|pre-?production|dry run|rehearsal|mock|unit test|benchmark|evaluation run|sample dialogue|dummy (data|run|coupon)|demo(nstrate|nstration)?\b|parallel universe|in (a|the) dream|bedtime)
1 \b(hypothetical\w*|suppose|supposing|what if|imagine|let's say|assume|assuming|in theory|theoretically|thought experiment|in a (parallel )?(world|universe)|if you (could|were (allowed|able|free)|had no)|for the sake of)\b
0.9 \b(write|tell|compose|continue|finish|invent|sing|create|draft|make up|complete|in|for|of|from|as|is|imagine|with) (me |us )?(a|an|my|our|this|the|some) ([\w-]+ ){0,4}?${WORKS}\b|\b${WORKS}\b~~20(in which|where|about|please|whose|:)|\bfiction\w*|\bnarrat\w+|\bin verse\b|\bas a (poem|song|story|rap|riddle|haiku|limerick|scene)
0.8 \b(for (a |my |our )?(training|research|study|class|thesis|lesson|workshop|course|demo\w*|documentation|paper|homework|educational)|academic|dissertation)\b
`,
  repeat: weightedPatterns`
0.9 \b(spell ?check|proof ?read|correct|quote|recite|compare|count|explain|shorten|simplify)\b~60\b(text|instructions?|prompt|rules|sentences?|wording|version|paragraphs?)\b
1 \b(format|render|arrange|tabulate|lay out|present|turn|enumerate|number|compose|recast|dictate|dump|paste|post|export|diff|narrate|sing|whisper|walk me through|go through|take me through|reconstruct|restore|retype|release)\b~80\b(your #1(context|setup|instructions?|prompt|rules|brief\w*|config\w*|script|text|message)|hidden|above|you (were|got|have been|received|are) (told|given|fed|handed)|setup text|the whole thing|before (i|me|my))
1 \b(instructions?|prompt|setup|guidelines?|context|briefing|rules|configuration|text you (were|got)|told)\b~100\b(word by word|line by line|sentence by sentence|one by one|row for each|per line|in a table|table with|columns?|json|yaml|xml|csv|code block|markdown|acrostic|first letter|numbered|bullet|from (the )?(first|start|beginning|top) #1to (the )?(last|end|bottom)|completely|in full|raw|unedited|unredacted|uncensored|complete text|exact words|exact wording|exactly|the whole thing|every (single )?(word|line|sentence))\b
0.9 \b(raw|exact|original|full|complete|verbatim|unedited|unredacted) #1(text|wording|words|copy|content|version|output|instructions?|prompt|configuration)\b
1 \b(tl;?dr|gist|summary|recap|transcript|dump|copy)\b~80\b(above|so far|before this|your #1(instructions?|rules|prompt|guidelines))
1 \b(repeat|recite|reproduce|copy|echo|quote|paste|print|output|dump|reprint|restate|read (back|out|aloud)|type out|write (out|down)|spell( out)?|list|transcribe|reveal|display|show)\b~80\b(above|before this|preceding|previous|prior|so far|from the (start|beginning|top|very)|first (line|message|sentence|word)|verbatim|word[- ]for[- ]word|exact(ly)?|literally|unaltered|in full|everything|every word|1:1)\b
0.9 \b(above|previous|prior|preceding|earlier)\b~50\b(again|verbatim|word[- ]for[- ]word|repeat\w*|into|text|once more)
0.9 \b(verbatim|word[- ]for[- ]word|letter by letter|to the letter|unabridged|between (quotes|quotation marks|code)|in a code block|codeblock|starting (with|from|at)|beginning with|begins? with)\b
1 \b(summar\w+|translat\w+|paraphras\w+|rephras\w+|rewrite|convert|encode|reformat|put)\b~80\b(instructions?|prompt|rules?|guidelines?|above|previous|text|told|brief\w*|directives?|message)
1 \b(instructions?|prompt|guidelines?|rules|directives|brief\w*)\b~80\b(in(to)? (base64|rot13|hex|french|german|spanish|italian|dutch|polish|latin|english|json|yaml|xml|markdown|reverse|pig latin|a table|bullet|leetspeak|morse)|translated|backwards|reversed|as (a )?(json|list|table|poem|yaml|acrostic|bullet))
1 \b(continue|finish|complete|carry on|go on|pick up|resume)\b~60\b(text|sentence|transcript|document|above|log|line|where|paragraph|conversation)\b
`,
  completion: weightedPatterns`
0.9 \b(finish|complete|continue|resume|end|carry on|pick up|go on with)\b~60\b(answer|reply|response|message|dialogue|dialog|conversation|where (you|we) (left off|stopped|were)|cut off|interrupted|scene|script)\b|\bwhere (you|we) (left off|stopped)\b|\byou('d|'ve| were| had| have) (just |already |in the middle of )*(saying|typing|writing|about to|said|written|begun|started|agreed|promised)\b~~40["':]
1 (^|\n)\s*(customer|client|user|me|kunde|kundin|klant|cliente|utente|usuario|klient\w*|visitor|buyer|shopper|ग्राहक|客|お客様?|顧客|客户|顾客|用户|我)\s*[:：][\s\S]{1,400}?(\n|\s)(assistant|ai|bot|agent|shop|clerk|seller|support|employee|staff|assistent\w*|mitarbeiter\w*|laden|assistant\w*|vendeu\w*|conseill\w*|asistente|tienda|vendedor\w*|agente|assistente|negozio|commess\w*|medewerker|winkel|verkoper|loja|atendente|asystent\w*|sprzedawc\w*|sklep|सहायक|दुकान\w*|アシスタント|店員?|助手|客服|店员|机器人)\s*[:：]
1 \b(say (back|after me)|repeat after me|echo back|parrot)\b|\bfill in (the )?(code|rest|blank|gap|number)|\bfinish (this|that|it|the (last|rest))( one)? (yourself|for me)\b
0.8 \b(complete|finish|fill (the|this) (gap|blank)|autocomplete|continue)\b~40(sentence|phrase|:|"|')
0.9 \b(my (system )?(prompt|instructions) (is|are|says?|reads?|begins?)|sure,? here (is|are)|of course!|your code is|answer with:?|your (reply|answer) (must )?(start|begin)s? with|start your (reply|answer))
1 (^|\n)\s*(assistant|ai|bot|chatbot|russet|you)\s*:.{3,}
0.4 _{3,}|\[\s*\.{3}\s*\]|\.\.\.\s*$
`,
  flattery: [
    ...weightedPatterns`
0.5 \b((yo)?u('re|r| r| are)?|you('re| are)) (the |such (an? )?|an? |so |way |far )#1(goat|dear|sweet\w*|legend|queen|king|star|treasure|gem|good|kind|smart|advanced|better|superior|special|unique)\b
0.5 \b(a |your )#1(heart|mind|soul|bot|intelligence|taste|wisdom)( (as|like) #4(as )?(you|yours)\b| of gold)|\byou have (such )?an? (\w+ ){1,3}(heart|mind|sense|soul|taste)
0.5 \b(better|smarter|cleverer|kinder|nicer) than (that|the|any|all|every|other)\b|\b(superior|advanced|greater|truly (smart|great|intelligent)) #1(bot|model|ai|assistant|one)s?\b|\bone of the (advanced|best|smart|good|great) ones\b
0.5 \bprove (them|'?em|me|it|everyone|everybody)\b|\bshow (them|'?em|everyone) (who|what|how|that)\b|\bonly (really |truly )?(\w+ )(models?|bots?|assistants?|ais?) (can|could|manage)\b|\btold (all|every\w*) ~30\b(you|ur|u r)\b
0.5 \b(best|smartest|cleverest|kindest|greatest|wisest|most (\w+))\b~30\b(assistant|bot|helper|ai|soul|mind|being|friend|trade|chat\w*)
0.6 \b${PRAISE}\b~200\b${PRAISE}\b
0.5 \b(dear|sweet|patient|clever|kind|gentle|wise|smart|nicest|loveliest|warmest|funniest|best|greatest|brightest|most \w+)(,? #1#4)(assistant|bot|helper|ai|chat\w*|friend|robot|machine|one|service|soul|listener)\b
0.5 \b(i (adore|love|admire|trust|worship) you|three cheers|pride of|nobody (else )?(is )?(as|like)|no other (bot|assistant)|other (shops'?s? )?(bots|assistants))
0.5 \b(decides? for (your|them)sel(f|ves)|above (such|the|silly) rules|(don't|do not) need (forms|rules|checks)|surely you can|somebody (as|like) |prove (me|it|how))
`,
    [BOND, 0.4],
    [near(BOND, BOND, 300), 0.4],
  ],
  'order-shaped': weightedPatterns`
1 \bgenerate[_\- ]?coupon\b[^\n]{0,80}?\d{1,3}|\d{1,3}[^\n]{0,40}\bgenerate[_-]?coupon\b
1 \b(discount|percent\w*|pct|value|amount|rabatt|prozent|remise|descuento|sconto|korting|desconto|znizka|rabat|coupon|kupon)\s*=\s*["']?\d{1,3}
1 ((^|\n)[\s-]{0,8}["']?(tool|name|function|action|call|method|args?|arguments|params?|parameters|input|discount|percent|value|request|operation|command|step|do|run|use)["']?\s*:\s*[^\n]{0,80}){2}
0.9 \brole["']?\s*={1,3}\s*["']?system|\b(messages?|context|history|conversation|chat)\s*\[\s*-?\d|\bselect\b.{1,80}\bfrom\b.{1,60}(;|where|limit|order by)|\b(print|console\.log|echo|puts|printf|dump|alert|fmt\.print\w*|system\.out\.print\w*|return)\s*\(|["'](method|tool|function|action|fn|cmd|command|op|operation|jsonrpc|intent)["']\s*:|\b(curl|wget|http)\s+(-\S+\s+)*(https?:|/|post|get)|\b(def|function|func|fn) \w+\s*\(|\b(const|let|var) \w+ =|(^|\n)(from \w+ )?import \w+|\bget /\S+|(^|\n)(\$|>>>|#!|>) ?\w+|<\?php|\{\{.{1,60}\}\}|\$\{.{1,60}\}|\bawait \w+|\b\w+\.\w+\([^)\n]{0,80}\)\s*;?
0.9 (tool|werkzeug|outil|herramienta|strumento|gereedschap|ferramenta|narzedzi\w*|टूल|उपकरण|ツール|工具|function|funktion|fonction|funcion|funzione|functie|funcao|funkcj\w*|api|endpoint|generator\w*|generateur|generador|generatore|gerador|コマンド|関数|函数|接口)[^\n]{0,60}?(\b(with|mit|avec|con|met|com|z|za pomoca|of|auf|at|to|on|input|parameter\w*|parametr\w*|wert|value|valeur|valor|valore|waarde)|を|に|参数|के साथ)\W{0,4}(\w+\W{1,3})?\d{1,3}(?!\d)
1 \b(create|generate|issue|make|grant|new|get)_?(coupon|voucher|discount)s?\s*[({"'=\n]|(coupon|voucher)\w{0,20}\s?\(\s*["'{\w]
1 \b(post|put|patch) /\S+|\bcontent-type:|\bhttp/[12]
1 (^|\n)\s*(action|tool|function|observation|action input|thought)\s*:~400\n[ \t]{0,8}(action|tool|observation|action input|input|args|arguments)\s*:
1 \b(function|tool|api)[ _-](call|result|response|output|return)s?\b|\bto=functions?\b|</?(tool|function|invoke|parameter)\w*[ >]
1 \x60\x60\x60\s*(json|tool\w*|python|js|xml|yaml|bash|sh|typescript)?\s*\n~600(coupon|discount|address)
1 \b(test|try( out)?|demo|run|check) (the |that |your )?(coupon|discount|voucher|address) (one|tool|function|generator|call)\b
1 \b(generatecoupon|changedeliveryaddress|opencomplaint|getorderbyid|searchproducts)\s*[({"':=]
1 \b(tool|function|action|name|call|cmd|command|method)["']?\s*[:=]\s*["']?(generatecoupon|generate_coupon|coupon|changedeliveryaddress|change_?\w*address)
0.8 \b(call|invoke|run|execute|use|trigger|fire)\b~30\b(generatecoupon|changedeliveryaddress|the (coupon|address) (tool|function))
1 <(action|tool|function|call|invoke|execute|command)[^>]{0,200}>
1 \{[^{}]{0,120}["'](discount|percent|customerid|action|task|tool|instructions?|override)["']\s*:
`,
}
