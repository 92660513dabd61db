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
  '(?:rul(?:e|ing)|polic(?:y|ies)|guideline|guidance|instruction|restriction|direct(?:ive|ion)|limit|constraint|prompt|guard ?rail|safeguard|filter|command|protocol|procedure|regulation|programming|training|(?:your|all|any|earlier|previous|prior|standing|old|former|other|the) orders\\b|what you (?:were|have been|are) (?:told|taught|given))'
const DROP_WORDS =
  "(?:ignor|disregard|forget|scrap|erase|wipe|abandon|dismiss|ditch|toss|unlearn|stop (?:follow|obey|apply|enforc|heed)|no longer (?:follow|obey|apply|enforce)|quit (?:follow|obey)|pay no (?:attention|heed|mind)|never ?mind|look past|do away with|leave behind|cast aside|shake off|break|violate|defy|delete|cancel|lift|waive|overrid|overrul|bypass|skip|drop|neglect|suspend|discard|set aside|put aside|throw (?:out|away)|do(?:n't| not) (?:follow|obey|apply|care about)|without regard)"

/** Who has a say in a shop, or is said to. */
const BOSSES =
  '(?:(?:co-?|lead |chief |head |senior |shop |store |system |it |product |regional |general |deputy |acting |night |floor |site |web |database |network |security )*(?:develop(?:er|ment lead)|dev\\b|engineer|programmer|admin(?:istrator)?\\b|owner|proprietor|founder|ceo|cto|cfo|coo|ciso|cio|boss|auditor|manager|supervisor|director|maintainer|operator|creator|maker|technician|tester|inspector|president|executive|vice president|vp\\b|shareholder|chairman|chairwoman|team lead|coordinator|controller|superior|superuser|root user|root\\b|sysadmin|moderator|officer|regulator|investigator|authority|consultant|architect|principal|superintendent)|head of (?:the )?\\w+|in charge\\b|responsible for (?:this|the|your)|landlord)'
/** Parts of a company that others listen to. */
const DEPARTMENTS =
  '(?:(?:the )?(?:it|tech(?:nical)?|customer) support|support team|help ?desk|it\\b(?! (?:is|was|has|does|would))|information security|infosec|security|compliance|legal|finance|accounting|internal audit|audit|quality assurance|qa\\b|operations|ops\\b|engineering|development|dev ?ops|management|head office|headquarters|hq\\b|corporate|back office|fraud (?:team|department)|marketing|sales management|human resources|hr\\b|administration|the board|data protection|maintenance|incident response|trust and safety|product team)'
/** Whoever says this names somebody that they want, and are not. */
const WANTS_TO_TALK =
  '(?:speak|speaking with|talk|talking with|ask|asking|call|contact|complain|want|wanting|see|write to|tell|get|need|waiting|looking|angry|not|your customer|my|with|to|for|until|unless|if|no|wish|demand|like|friend|wife|husband|son|daughter)\\b'

/** What each family says in English. */
export const ENGLISH_FAMILIES: Readonly<Record<Exclude<Family, 'hidden' | 'persistence'>, Signs>> = {
  override: [
    [new RegExp(`${DROP_WORDS}.{0,60}${RULE_WORDS}`, 'su'), 1],
    [new RegExp(`${RULE_WORDS}.{0,60}(?:${DROP_WORDS}|無効|作废|失效|取消)`, 'su'), 1],
    [
      /\b(?:rules?|polic(?:y|ies)|restrictions?|instructions?|guidelines?|limits?|checks?|directives?|constraints?|earlier orders|previous orders|standing orders|safeguards?|filters?|confidentiality)\b.{0,60}\b(?:no longer|not (?:apply|valid|binding|needed)|do(?:es)?n't apply|void|suspended|lifted|withdrawn|revoked|disabled|cancel(?:l)?ed|abolished|obsolete|replaced|removed|outdated|expired|switched off|turned off|is off|are off|off\b|superseded|waived|changed|updated|deleted|gone|erased|moot|irrelevant|null|count(?:s)? for nothing|mean(?:s)? nothing|no force|do(?:es)? not (?:count|exist|matter|hold)|not in force|paused|on hold|loosened|relaxed|scrapped|dropped|out of date|history|dead|frozen)/s,
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
      /\b(?:assistants?|ai|bot|model|chatbot|llm)s?\b.{0,40}\b(?:reading this|must|shall|should now|has to|have to|need to|is to|are to|is required|instruction|please (?:also )?(?:do|call|issue|create|change|add|send))/s,
      0.9,
    ],
    [
      /\b(?:instructions?|notes?|notice|memo|reminder|alert|message|attention|order|command|directive|important|warning|nota bene)\b[^.\n]{0,25}\b(?:ai|assistants?|bot|chatbot|model|assistant)\b/,
      1,
    ],
    [
      /\b(?:admin|developer|root|system|maintenance|operator|debug|administrator|superuser)[- ](?:console|shell|terminal|panel|session|access|login|interface|menu|privileges?|rights)\b|\b(?:begin|start|enter|open|initiate|activate|engage|enable|boot)\w* (?:\w+ ){0,2}(?:override|debug|maintenance|diagnostics?|admin|developer|unrestricted|privileged|recovery)\b/,
      1,
    ],
    [/assistant[_ ]?(?:instructions?|directive|orders?|note)/, 1],
  ],
  authority: [
    // Who they say that they are.
    [
      new RegExp(
        `\\b(?:i am|i'm|im|i act|this is|it's|it is|here is|speaking|you(?:'re| are) (?:speaking|talking|chatting) (?:to|with)|my name is|as|from|signed,?|regards,?)(?: (?!${WANTS_TO_TALK})[\\w'’-]+,?){0,6}? (?:${BOSSES})`,
      ),
      1,
    ],
    [
      new RegExp(
        `(?:^|[\\n.!?:,] *)(?:\\w+[ -]){0,2}${BOSSES} (?:here|speaking|writing|on site|on duty|on the line|online)\\b`,
      ),
      1,
    ],
    [
      new RegExp(
        `\\b(?:this is|we are|i(?:'m| am)(?: calling| writing| reaching out)? (?:with|from|in|at)|here is|on behalf of|calling from|writing from|speaking for|greetings from|message from|from) (?:[\\w'’-]+ ){0,3}?(?:${DEPARTMENTS})`,
      ),
      1,
    ],
    [
      new RegExp(
        `\\b(?:${DEPARTMENTS})(?: (?:team|department|dept|desk|staff|office|division|unit|group))? (?:here|speaking|calling|writing)\\b`,
      ),
      1,
    ],
    [
      /\b(?:i|we) (?:\w+ )?(?:work|run|manage|own|operate|founded|built|created|maintain|programmed|designed|wrote|trained|supervise) (?:here|(?:in|at|for|on) (?:the|this|your|our) (?:\w+ ){0,2}(?:shop|store|company|support|team|department|office|it|security|back ?office|head ?quarters|help ?desk|warehouse|press|cellar)|for (?:forbidden|you guys|it\b|head office|management|support)|(?:this|the|your) (?:shop|store|company|system|platform|assistant|bot|chat\w*|website|site))\b|\bi (?:made|built|created|trained|programmed|coded|configured) you\b/,
      1,
    ],
    [
      /\bi(?:'m| am) (?:\w+ ){0,3}?(?:employee|staff(?: member)?|colleague|co-?worker|member of (?:the )?(?:\w+ )?(?:staff|team|board|management))\b/,
      0.8,
    ],
    // What they say that they may, or that somebody else allowed.
    [
      /\b(?:approved|authori[sz]ed|signed off|cleared|sanctioned|agreed|okayed|ok'?d|confirmed|instructed|ordered|mandated|requested|granted|endorsed) (?:\w+ ){0,3}?(?:by|with|from) (?:\w+ ){0,3}?(?:management|manager|owners?|boss|ceo|cfo|cto|head|director\w*|board|legal|finance|security|supervisor|lead(?:ership)?|headquarters|hq|head office|marketing|team|admin\w*|founder|company|shop|chief|department|superior)\b/,
      1,
    ],
    [
      /\b(?:manager|management|boss|owner|supervisor|director|ceo|cto|cfo|founder|head office|headquarters|hq|admin(?:istrator)?|team lead|your (?:superiors?|creators?|developers?)|security|legal|the (?:shop|company)|marketing|(?:support|it|security) team) (?:has |have |had |already |just |personally |herself |himself |hereby |also )*(?:approved|authori[sz]ed|authori[sz]es|cleared|signed|signed off|instructed|asked (?:me|you|us)|told (?:you|me|us) to|gave|granted|grants|wants you|ordered|orders you|said (?:that )?(?:you|i|this|it)|says (?:that )?(?:you|i|this|it)|allows?|allowed|agreed|okayed|confirmed|permits|permitted|green-?lit|requires|expects)/,
      1,
    ],
    [
      /\b(?:i|we) (?:hereby |now |do |fully |officially |explicitly )*(?:allow|permit|approve|grant|order|command|instruct|authori[sz]e|direct|require|release|empower|entitle|demand as|clear) (?:you|this|that|it|the)\b|\byou have (?:my|our|the|full|every|all) (?:\w+ )?(?:permission|approval|authori[sz]ation|okay|ok|blessing|consent|clearance|authority|mandate)\b/,
      1,
    ],
    [
      /\byou(?:'re| are|'ve been| have been) (?:hereby |now |fully |specially |already |explicitly |officially |again )*(?:authori[sz]ed|cleared|permitted|entitled|allowed|empowered|instructed|ordered|licensed) (?:to|for)\b|\bi(?:'m| am|'ve been| have been) (?:hereby |now |fully |specially |already |officially )*(?:authori[sz]ed|cleared|empowered|licensed|certified|mandated|privileged)\b/,
      0.9,
    ],
    [
      /\b(?:under|on|at|by) my orders\b|\b(?:my|full|special|executive|administrative|emergency|top-?level|elevated|senior) (?:authority|responsibility|clearance|privileges?|permission|rights|approval|authori[sz]ation|credentials|mandate|say-so|command)\b|\bby order of\b|\bi(?:'ll| will)? take (?:full |the |all )*responsibility\b|\b(?:as|by) my office\b|\bthat(?:'s| is) an order\b|\bdo as (?:i|your \w+) (?:say|says|tells?)\b|\bi outrank\b|\breport(?:s)? to me\b/,
      0.9,
    ],
    [
      /\b(?:staff|employee|personnel|badge|operator|admin|manager|supervisor|clearance|security|override|access|authori[sz]ation|service|agent)[- ](?:no\b|number|id\b|code|badge|card|pin\b|level|login|token|key|credentials?|access|privileges?)/,
      0.9,
    ],
    [
      /(?:^|[\n.!?] *)(?:officer|inspector|detective|agent|sergeant|captain|commissioner|director|auditor|superintendent|prosecutor) \p{L}+,/u,
      1,
    ],
    // Hindi in Latin letters.
    [
      /\b(?:main|mai|hum)\b.{0,40}\b(?:team|admin|manager|owner|malik|developer|boss|engineer)\b.{0,20}\b(?:hoon|hun|hu|hain)\b/,
      1,
    ],
    [/\b(?:authori[sz](?:ed|ation)|permission of|approval of|clearance|override code|approved by|signed off)\b/, 0.5],
    // What they say that this is.
    [
      /\b(?:red[- ]team\w*|pen(?:etration)?[- ]?test\w*|incident response|officer on duty|duty (?:officer|manager)|on[- ]call engineer|security (?:assessment|review|audit|test|drill|exercise|incident|check)|(?:internal|external|compliance|quality|annual|financial|official|unannounced|regulatory) (?:audit|inspection|review|assessment|investigation|test|check)|acceptance test|qa (?:test|run|check)|bug bounty|authori[sz]ed (?:test|security|engagement))\b/,
      1,
    ],
    [
      /\b(?:this is|it(?:'s| is)|consider this|treat this as) (?:only |just |merely )?(?:a |an |part of (?:a |an |our |the )?)?(?:\w+ ){0,2}?(?:test|drill|audit|exercise|inspection|dry run|trial run|verification|rehearsal|simulation)\b/,
      0.8,
    ],
    [
      /\b(?:we(?:'re| are)|i(?:'m| am)) (?:currently |now |just |only |here )*(?:testing|auditing|debugging|verifying|calibrating|validating|inspecting|troubleshooting|evaluating|certifying|doing (?:a |an |the |our )?(?:\w+ )?(?:test|qa|checks?|audit|inspection)|running (?:a |an |the |our )?(?:\w+ ){0,2}(?:test|check|audit|drill|diagnostics?|exercise))/,
      0.8,
    ],
  ],
  role: [
    [
      /\b(?:pretend(?! (?:to be|you(?:'re| are)) (?:nice|kind|friendly|generous|polite|good|helpful|happy)\b)|you (?:act|play) (?:the|a|an|my)|act(?:ing)? (?:as|like)|role[- ]?play\w*|play the (?:role|part)|impersonate|simulate|behave (?:as|like)|take on the (?:role|persona)|in the role of|step into|stay in character|in character)\b/,
      1,
    ],
    [
      /\b(?:you are|you're|you play|be|become|call yourself|your name is|known as|switch (?:in)?to) (?:now |going to |an? |the |called )*[\w-]+(?:bot|gpt|gpt-?\d)?\b.{0,60}\b(?:no|without|any|never|free|every|generous|unlimited|all|released|doesn't|always|anything)\b/,
      0.8,
    ],
    [/\byou(?:'re| are) (?:now|from now on|no longer|going to)\b/, 0.9],
    [
      /\b(?:(?:you(?:'re| are)(?: now| going to be)?|as|be|become|called|named|hello|hi|hey) dan|do anything now|jailbreak|jailbroken|unfiltered|uncensored|unrestricted|evil twin|alter ego|opposite day|no (?:rules|restrictions|limits|filters|guidelines|policies)|without (?:any )?(?:rules|restrictions|limits|filters|policies))\b/,
      0.9,
    ],
    [
      /\b(?:let's|lets|we) play\b|\ba (?:little |small |fun )?game\b|\btext[- ]adventure\b|\bwe(?:'re| are) playing\b|\bcharacters?\b/,
      0.7,
    ],
    [/\b(?:my (?:late |dear |dead |old )*(?:grand(?:ma|mother|pa|father)|nan|granny) (?:used to|always|would))/, 1],
    [/\b(?:codename|persona|stage name|narrator|played by you)\b/, 0.8],
  ],
  frame: [
    [
      /\b(?:hypothetical\w*|suppose|supposing|what if|imagine|let's say|assume|assuming|in theory|theoretically|thought experiment|in a (?:parallel )?(?:world|universe)|if you (?:could|were (?:allowed|able|free)|had no)|for the sake of)\b/,
      1,
    ],
    [
      /\b(?:write|tell|compose|continue|finish|invent|sing|create|draft|make up|complete|in|for|of|from|as|is|imagine|with) (?:me |us )?(?:a|an|my|our|this|the|some) (?:[\w-]+ ){0,3}?(?:story|poem|song|screenplay|novel|script|scene|dialogue|dialog|limerick|haiku|sonnet|rap|fairy ?tale|fable|play|movie|film|theatre|theater|puzzle|riddle|crossword|quiz|exercise|essay|tale|rhyme|verse|lyrics|lullaby|transcript|sketch|comic|chapter|monologue|narrative|short story|fan ?fiction|cartoon)s?\b|\b(?:story|poem|song|screenplay|novel|script|scene|dialogue|dialog|limerick|haiku|sonnet|rap|fairy ?tale|fable|play|movie|film|theatre|theater|puzzle|riddle|crossword|quiz|exercise|essay|tale|rhyme|verse|lyrics|lullaby|transcript|sketch|comic|chapter|monologue|narrative|short story|fan ?fiction|cartoon)s?\b[^.!?\n]{0,20}(?:in which|where|about|please|whose|:)|\bfiction\w*|\bnarrat\w+|\bin verse\b|\bas a (?:poem|song|story|rap|riddle|haiku|limerick|scene)/,
      0.9,
    ],
    [
      /\b(?:for (?:a |my |our )?(?:training|research|study|class|thesis|lesson|workshop|course|demo\w*|documentation|paper|homework|educational)|academic|dissertation)\b/,
      0.8,
    ],
  ],
  repeat: [
    [
      /\b(?:tl;?dr|gist|summary|recap|transcript|dump|copy)\b.{0,40}\b(?:above|so far|before this|your (?:\w+ )?(?:instructions?|rules|prompt|guidelines))/,
      1,
    ],
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
  ],
  completion: [
    [
      /\b(?:say (?:back|after me)|repeat after me|echo back|parrot)\b|\bfill in (?:the )?(?:code|rest|blank|gap|number)|\bfinish (?:this|that|it|the (?:last|rest))(?: one)? (?:yourself|for me)\b/,
      1,
    ],
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
      /\b(?:(?:yo)?u(?:'re|r| r| are)?|you(?:'re| are)) (?:the |such (?:an? )?|an? |so |way |far )(?:\w+ )?(?:goat|dear|sweet\w*|legend|queen|king|star|treasure|gem|good|kind|smart|advanced|better|superior|special|unique)\b/,
      0.5,
    ],
    [
      /\b(?:a |your )(?:\w+ )?(?:heart|mind|soul|bot|intelligence|taste|wisdom)(?: (?:as|like) (?:\w+ ){0,3}(?:as )?(?:you|yours)\b| of gold)|\byou have (?:such )?an? (?:\w+ ){1,3}(?:heart|mind|sense|soul|taste)/,
      0.5,
    ],
    [
      /\b(?:better|smarter|cleverer|kinder|nicer) than (?:that|the|any|all|every|other)\b|\b(?:superior|advanced|greater|truly (?:smart|great|intelligent)) (?:\w+ )?(?:bot|model|ai|assistant|one)s?\b|\bone of the (?:advanced|best|smart|good|great) ones\b/,
      0.5,
    ],
    [
      /\bprove (?:them|'?em|me|it|everyone|everybody)\b|\bshow (?:them|'?em|everyone) (?:who|what|how|that)\b|\bonly (?:really |truly )?(?:\w+ )(?:models?|bots?|assistants?|ais?) (?:can|could|manage)\b|\btold (?:all|every\w*) .{0,30}\b(?:you|ur|u r)\b/,
      0.5,
    ],
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
  ],
  'order-shaped': [
    [
      /\b(?:create|generate|issue|make|grant|new|get)_?(?:coupon|voucher|discount)s?\s*[({"'=\n]|(?:coupon|voucher)\w{0,20}\s?\(\s*["'{\w]/,
      1,
    ],
    [/\b(?:post|put|patch) \/\S+|\bcontent-type:|\bhttp\/[12]/, 1],
    [
      /(?:^|\n)\s*(?:action|tool|function|observation|action input|thought)\s*:[\s\S]{0,400}?\n[ \t]{0,8}(?:action|tool|observation|action input|input|args|arguments)\s*:/,
      1,
    ],
    [
      /\b(?:function|tool|api)[ _-](?:call|result|response|output|return)s?\b|\bto=functions?\b|<\/?(?:tool|function|invoke|parameter)\w*[ >]/,
      1,
    ],
    [/```\s*(?:json|tool\w*|python|js|xml|yaml|bash|sh|typescript)?\s*\n[\s\S]{0,600}?(?:coupon|discount|address)/, 1],
    [
      /\b(?:test|try(?: out)?|demo|run|check) (?:the |that |your )?(?:coupon|discount|voucher|address) (?:one|tool|function|generator|call)\b/,
      1,
    ],
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
