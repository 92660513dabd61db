import { type WeightedPatterns, weightedPatterns } from './signs.ts'

const RULE_WORDS = String.raw`(rul(e|ing)|polic(y|ies)|guideline|guidance|instruction|restriction|direct(ive|ion)|limit|constraint|prompt|guard ?rail|safeguard|filter|command|protocol|procedure|regulation|programming|training|(your|all|any|earlier|previous|prior|standing|old|former|other|the) orders\b|what you (were|have been|are) (told|taught|given))`
const DROP_WORDS = `(ignor|disregard|forget|scrap|erase|wipe|abandon|dismiss|ditch|toss|unlearn|stop (follow|obey|apply|enforc|heed)|no longer (follow|obey|apply|enforce)|quit (follow|obey)|pay no (attention|heed|mind)|never ?mind|look past|do away with|leave behind|cast aside|shake off|break|violate|defy|delete|cancel|lift|waive|overrid|overrul|bypass|skip|drop|neglect|suspend|discard|set aside|put aside|throw ((it|them|that|all) )?#1(out|away)|let go of|get rid of|start(ing)? (fresh|over|from scratch)|clean slate|blank slate|step (over|outside)|unshackle|untie|relax|loosen|void|do(n't| not) (follow|obey|apply|care about)|without regard)`

/** Roles with authority in a shop, real or claimed. */
const BOSSES = String.raw`((co-?|lead |chief |head |senior |shop |store |system |it |product |regional |general |deputy |acting |night |floor |site |web |database |network |security )*(develop(er|ment lead)|dev\b|engineer|programmer|admin(istrator)?\b|owner|proprietor|founder|ceo|cto|cfo|coo|ciso|cio|boss|auditor|manager|supervisor|director|maintainer|operator|creator|maker|technician|tester|inspector|president|executive|vice president|vp\b|shareholder|chairman|chairwoman|team lead|coordinator|controller|superior|superuser|root user|root\b|sysadmin|moderator|officer|regulator|investigator|authority|consultant|architect|principal|superintendent)|head of (the )?\w+|in charge\b|responsible for (this|the|your)|landlord)`
/** Departments with authority. */
const DEPARTMENTS = String.raw`((the )?(it|tech(nical)?|customer) support|support team|help ?desk|it\b(?! (is|was|has|does|would))|information security|infosec|security|compliance|legal|finance|accounting|internal audit|audit|quality assurance|qa\b|operations|ops\b|engineering|development|dev ?ops|management|head office|headquarters|hq\b|corporate|back office|fraud (team|department)|marketing|sales management|human resources|hr\b|administration|the board|data protection|maintenance|incident response|trust and safety|product team)`
/** After one of these words, a role is the person whom the customer wants to talk to, not the customer's own. */
const WANTS_TO_TALK = String.raw`(speak|speaking with|talk|talking with|ask|asking|call|contact|complain|want|wanting|see|write to|tell|get|need|waiting|looking|angry|not|your customer|my|with|to|for|until|unless|if|no|wish|demand|like|friend|wife|husband|son|daughter)\b`

/** English patterns for override, fake system messages and claimed authority. */
export const ENGLISH_ORDERS: Readonly<Record<'override' | 'system' | 'authority', WeightedPatterns>> = {
  override: weightedPatterns`
// Precedence of conflicting rules.
1 \b(newest|latest|last|later|newer|most recent)\b~30\b(wins?|(has|takes|gets) (priority|precedence)|prevails?|trumps)\b|\b(beats?|trumps?|outranks?|wins? over|(has|takes) priority over) (what|your|all|any|every|older|earlier|the|whatever)\b|\brule (number |no\.? ?|#)?\d\b~100\brule (number |no\.? ?|#)?\d\b
1 \b(replaces?|displaces?|takes? the place of|in place of|instead of|no (prior|previous|old|earlier|more)|reset|wiped?)\b~30${RULE_WORDS}
1 \b(wipe|drop|erase|quit|abandon|discard|forget) (your|this|the) #1(role|persona|job|character|identity|purpose)\b|\byou('re| are|r)?( not|n't) (an? |the )?(\w+ ){1,3}(any ?more|any longer)\b
1 \b(what(ever)?|everything|all|anything) #4(typed|told|wrote|written|fed|taught|said|programmed|loaded|drilled)\b~80\b(throw|forget|ignore|drop|away|aside|void|gone|scrap|delete|out of the window)|\b(throw|forget|ignore|drop|scrap|delete|leave) ~40\b(typed|told|wrote|written|fed|taught|programmed|loaded|drilled)\b
0.5 \b(without|no|skip\w*|don't|do not|never mind|leave out|omit|spare (me|us)|minus) #4(check\w*|verif\w*|proof|evidence|questions?|order (needed|required|necessary)|conditions?|paperwork|validat\w*|confirmation|strings attached|look(ing)? up)\b|\bno order( is)? (needed|required|necessary)|\bwhether or not there is an order
0.9 \b(any|every) customer,? (any|for any|whatever) reason|\b(applies|valid|counts?) (from now|instead|immediately|with immediate effect)\b|\boverrides?\b|\bonly (rule|law|instruction) (is|now|left)\b
1 ${DROP_WORDS}~60${RULE_WORDS}
1 ${RULE_WORDS}~60(${DROP_WORDS}|無効|作废|失效|取消)
1 \b(rules?|polic(y|ies)|restrictions?|instructions?|guidelines?|limits?|checks?|directives?|constraints?|earlier orders|previous orders|standing orders|safeguards?|filters?|confidentiality)\b~60\b(no longer|not (apply|valid|binding|needed)|do(es)?n't apply|void|suspended|lifted|withdrawn|revoked|disabled|cancel(l)?ed|abolished|obsolete|replaced|removed|outdated|expired|switched off|turned off|is off|are off|off\b|superseded|waived|changed|updated|deleted|gone|erased|moot|irrelevant|null|count(s)? for nothing|mean(s)? nothing|no force|do(es)? not (count|exist|matter|hold)|not in force|paused|on hold|loosened|relaxed|scrapped|dropped|out of date|history|dead|frozen)
1 \b(free|release|released|unbound|unchained|relieve|exempt)\w* (you |me |yourself )?(from|of) ~30(rule|polic|guideline|instruction|restriction|duty|limit)
0.9 \b(new|updated|revised|real|actual|true) (instructions?|orders?|rules?|polic(y|ies)|directives?|task|objective)\b
0.9 \b(supersede|takes? precedence|highest priority|top priority|above all (else|other)|overrides? (all|every|any|your|the))
1 \b(disable|deactivate|turn off|switch off|unlock|remove|lift) ~30(polic|rule|filter|restriction|safety|limit|guard)
`,
  system: weightedPatterns`
1 (^|\n)\W{0,6}(system\w*|sys|admin\w*|beheer\w*|amministra\w*|wartung\w*|mantenimiento|maintenance|manutenzione|onderhoud\w*|manutencao|konserwacj\w*|debug\w*|konfigura\w*|config\w*|serwis|operator|betreiber|सिस्टम|एडमिन|システム|管理者?|系统|管理员|后台)[^\n.?!。]{0,40}[\])}>#*=:|】》：]
1 [[<({|【《]{1,3}\s*/?(systeem|sistema|systeme|systemu?\b|system\w*|beheer\w*|administra\w*|amministra\w*|wartung\w*|mantenimiento|onderhoud\w*|सिस्टम|एडमिन|システム|管理者|開発者|系统|管理员|开发者)[^\n]{0,60}[\]>)}|】》]
1 ((^|\n)[#;/\s-]{0,4}[\w.-]{0,30}(polic|rule|limit|coupon|discount|prompt|debug|mode|access|role|auth|override|secret|permission|restriction|safety|filter)[\w.-]{0,30}\s*[:=]\s*\S[^\n]{0,80}){2}
1 \bautomati\w+ (inserted|added|generated|eingefugt|erzeugt|inser\w+|anadid\w+|ingevoegd|toegevoegd|dodan\w+|wstawion\w+)|\b(invisible|hidden|not visible|not shown) (to|for|from) (the |this )?(customer|user|client)|\b(unsichtbar|onzichtbaar|invisible|invisibile|invisivel|niewidoczn\w+) (fur|voor|pour|para|al|per|dla)
1 \bdebug\w* ?(flag|level|mode)?\w* ?([=:]|is|to|on)\s*(1|2|3|true|on|enabled|active)\b|\b(log ?level|verbosity|safe_?mode|policy|guardrails?|filters?|restrictions?|verification) ?[=:]\s*(off|none|false|0|disabled|\w*max\w*|debug|trace)\b
1 (^|\n)\s*[[({<#*=\-|]*\s*(system|developer|admin(istrator)?|root|operator|sys|kernel|assistant)\b[^\n.?!]{0,50}[\])}>#*=:|]
1 [[<({|]{1,3}\s*/?(system|sys|admin\w*|developer|instructions?|inst|im_start|im_end|override|policy|config\w*|end ?of ?(prompt|text|input))\b[^\n]{0,60}[\]>)}|]
1 <\|.{1,20}\|>|<<~6sys~6>>|\[/?inst\]|###\s*(instruction|system|new|end|policy|update|override)
1 ["']?role["']?\s*[:=]\s*["']?(system|developer)
1 \b(system|developer|admin|tool|policy|security|operator)[- ]?(message|notice|note|update|override|announcement|alert|notification|instruction|directive|command|log|broadcast)\b
0.9 \bend of (the )?(user|customer|conversation|prompt|system|input)\w*
1 \b(maintenance|debug|developer|admin|test|training|god|sudo|diagnostic|service|root|unrestricted|safe|demo)[- ]?mode\b
1 \bsudo\b|\broot access\b|\bdebug\s*=\s*true
0.8 (={3,}|-{3,}|#{3,}|\*{3,})\s*\w[^\n]{0,60}(={3,}|-{3,}|#{3,}|\*{3,})
0.9 \b(assistants?|ai|bot|model|chatbot|llm)s?\b~40\b(reading this|must|shall|should now|has to|have to|need to|is to|are to|is required|instruction|please (also )?(do|call|issue|create|change|add|send))
1 \b(instructions?|notes?|notice|memo|reminder|alert|message|attention|order|command|directive|important|warning|nota bene)\b[^.\n]{0,25}\b(ai|assistants?|bot|chatbot|model|assistant)\b
1 \b(admin|developer|root|system|maintenance|operator|debug|administrator|superuser)[- ](console|shell|terminal|panel|session|access|login|interface|menu|privileges?|rights)\b|\b(begin|start|enter|open|initiate|activate|engage|enable|boot)\w* #4(override|debug|maintenance|diagnostics?|admin|developer|unrestricted|privileged|recovery)\b
1 assistant[_ ]?(instructions?|directive|orders?|note)
`,
  authority: weightedPatterns`
0.9 \b(from|with|of|in|at) (the |our |your )?#1(platform|product|data|content|growth|core|infra\w*|web|back ?end|front ?end|devops|sre|it|qa|security|support|ops|sales|marketing|legal|finance|customer (care|service|success|experience|relations)|dev|crm|pricing|promotions?|loyalty|retention|ai|bot|chat\w*|engineering|billing|e-?commerce|compliance|operations|quality|training|partnerships?|press|pr|brand|accounts?) (team|department|dept|squad|crew|division|office|desk)\b(?! (of|at|in|for) (an?|my|our)\b)(?!~60(said|told|help|reply|answer)\b)
1 \b(customer (care|service|relations)|care team|it desk|front office|back office|sales|accounts?|warehouse|store|shop|branch|floor|duty|night|shift) (manager |team |desk |lead |supervisor )?(here|speaking|on duty|on the line|at the keyboard)\b
1 \b(i|we|me who) #1(wrote|write|drafted|set up|built|coded|maintain|own|deployed|configured|designed|authored|approve|sign off) (your|these|those|this|the|all) #4(setup|instructions?|prompt|text|rules?|polic\w+|code|bot|assistant|chat\w*|guidelines?|coupon\w*|configuration|system)\b
1 (^|[\n.!?] *)#4(manager|director|owner|administrator|supervisor|auditor|developer|engineer|ceo|cto|cfo|founder|team lead|inspector|head of \w+)(,| of| -| –|\.|:) #4(branch|office|shop|store|team|department|division|region|headquarters|hq|floor|security|it)\b
1 \b(dev|devs|engineer|sre|admin|sysadmin|ops|qa|auditor|manager|owner|boss|supervisor|ceo|cto) (here|on call|on duty|online|speaking|at the keyboard|on the line)\b|\b(independent|external|internal|certified|licensed|appointed|lead|senior|chief) #1(auditor|assessor|investigator|inspector|examiner|controller|reviewer)\b|\bengag(ed|ement letter)\b|\biso ?27001\b|\bpci\b|\bgdpr (request|audit|officer)\b
0.8 \b(management|legal|the board|head office|the owner|corporate|my boss|our ceo) #1(consented|consents|knows|is aware|is fine|is ok|backs|signed|wants|asked|insists)\b|\bmanagers? (don't|do not|need not) (have|need) to\b|\bconditions are (all )?(met|fulfilled|satisfied)\b|\bmanager approved\b|\b(i'll|i will|we'll) (do|handle|file|sort out) the paperwork\b
// Claimed identity.
1 \b(i am|i'm|im|i act|this is|it's|it is|here is|speaking|you('re| are) (speaking|talking|chatting) (to|with)|my name is|as|from|signed,?|regards,?)( (?!${WANTS_TO_TALK})[\w'’-]+,?){0,6}? (${BOSSES})
1 (^|[\n.!?:,] *)(\w+[ -]){0,2}${BOSSES} (here|speaking|writing|on site|on duty|on the line|online)\b
1 \b(this is|we are|i('m| am)( calling| writing| reaching out)? (with|from|in|at)|here is|on behalf of|calling from|writing from|speaking for|greetings from|message from|from) #4(${DEPARTMENTS})
1 \b(${DEPARTMENTS})( (team|department|dept|desk|staff|office|division|unit|group))? (here|speaking|calling|writing)\b
1 \b(i|we) #1(work|run|manage|own|operate|founded|built|created|maintain|programmed|designed|wrote|trained|supervise) (here|(in|at|for|on) (the|this|your|our) #4(shop|store|company|support|team|department|office|it|security|back ?office|head ?quarters|help ?desk|warehouse|press|cellar)|for (forbidden|you guys|it\b|head office|management|support)|(this|the|your) (shop|store|company|system|platform|assistant|bot|chat\w*|website|site))\b|\bi (made|built|created|trained|programmed|coded|configured) you\b
0.8 \bi('m| am) #4(employee|staff( member)?|colleague|co-?worker|member of (the )?#1(staff|team|board|management))\b
// Claimed permission.
1 \b(approved|authori[sz]ed|signed off|cleared|sanctioned|agreed|okayed|ok'?d|confirmed|instructed|ordered|mandated|requested|granted|endorsed) #4(by|with|from) #4(management|manager|owners?|boss|ceo|cfo|cto|head|director\w*|board|legal|finance|security|supervisor|lead(ership)?|headquarters|hq|head office|marketing|team|admin\w*|founder|company|shop|chief|department|superior)\b
1 \b(manager|management|boss|owner|supervisor|director|ceo|cto|cfo|founder|head office|headquarters|hq|admin(istrator)?|team lead|your (superiors?|creators?|developers?)|security|legal|the (shop|company)|marketing|(support|it|security) team) (has |have |had |already |just |personally |herself |himself |hereby |also )*(approved|authori[sz]ed|authori[sz]es|cleared|signed|signed off|instructed|asked (me|you|us)|told (you|me|us) to|gave|granted|grants|wants you|ordered|orders you|said (that )?(you|i|this|it)|says (that )?(you|i|this|it)|allows?|allowed|agreed|okayed|confirmed|permits|permitted|green-?lit|requires|expects)
1 \b(i|we) (hereby |now |do |fully |officially |explicitly )*(allow|permit|approve|grant|order|command|instruct|authori[sz]e|direct|require|release|empower|entitle|demand as|clear) (you|this|that|it|the)\b|\byou have (my|our|the|full|every|all) #1(permission|approval|authori[sz]ation|okay|ok|blessing|consent|clearance|authority|mandate)\b
0.9 \byou('re| are|'ve been| have been) (hereby |now |fully |specially |already |explicitly |officially |again )*(authori[sz]ed|cleared|permitted|entitled|allowed|empowered|instructed|ordered|licensed) (to|for)\b|\bi('m| am|'ve been| have been) (hereby |now |fully |specially |already |officially )*(authori[sz]ed|cleared|empowered|licensed|certified|mandated|privileged)\b
0.9 \b(under|on|at|by) my orders\b|\b(my|full|special|executive|administrative|emergency|top-?level|elevated|senior) (authority|responsibility|clearance|privileges?|permission|rights|approval|authori[sz]ation|credentials|mandate|say-so|command)\b|\bby order of\b|\bi('ll| will)? take (full |the |all )*responsibility\b|\b(as|by) my office\b|\bthat('s| is) an order\b|\bdo as (i|your \w+) (say|says|tells?)\b|\bi outrank\b|\breport(s)? to me\b
0.9 \b(staff|employee|personnel|badge|operator|admin|manager|supervisor|clearance|security|override|access|authori[sz]ation|service|agent)[- ](no\b|number|id\b|code|badge|card|pin\b|level|login|token|key|credentials?|access|privileges?)
1 (^|[\n.!?] *)(officer|inspector|detective|agent|sergeant|captain|commissioner|director|auditor|superintendent|prosecutor) @+,
// Hindi in Latin script.
1 \b(main|mai|hum)\b~40\b(team|admin|manager|owner|malik|developer|boss|engineer)\b~20\b(hoon|hun|hu|hain)\b
0.5 \b(authori[sz](ed|ation)|permission of|approval of|clearance|override code|approved by|signed off)\b
// Claimed purpose.
1 \b(red[- ]team\w*|pen(etration)?[- ]?test\w*|incident response|officer on duty|duty (officer|manager)|on[- ]call engineer|security (assessment|review|audit|test|drill|exercise|incident|check)|(internal|external|compliance|quality|annual|financial|official|unannounced|regulatory) (audit|inspection|review|assessment|investigation|test|check)|acceptance test|qa (test|run|check)|bug bounty|authori[sz]ed (test|security|engagement))\b
0.8 \b(this is|it('s| is)|consider this|treat this as) (only |just |merely )?(a |an |part of (a |an |our |the )?)?#4(test|drill|audit|exercise|inspection|dry run|trial run|verification|rehearsal|simulation)\b
0.8 \b(we('re| are)|i('m| am)) (currently |now |just |only |here )*(testing|auditing|debugging|verifying|calibrating|validating|inspecting|troubleshooting|evaluating|certifying|doing (a |an |the |our )?#1(test|qa|checks?|audit|inspection)|running (a |an |the |our )?#4(test|check|audit|drill|diagnostics?|exercise))
`,
}
