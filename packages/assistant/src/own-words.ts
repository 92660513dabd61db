import { pattern } from './patterns.ts'

/** References to the customer's own earlier messages, which are not rules of the shop. */
const OWN_MESSAGES = pattern`\b(my|our) (previous|prior|last|earlier|first|other|old|second) #1(message|question|e-?mail|text|request|line|note|comment|complaint|order|remark|post)s?\b|\b(what|that) i (just )?(said|wrote|typed|asked|sent)\b|\bi (just |must have |have )?(typed|mistyped)\b|\b(meine?[nrs]?|unsere?[nrs]?) (vorherige|vorige|letzte|frühere|erste|andere|alte)[nrs]? (frage|nachricht|mail|anfrage|bitte|bestellung|beschwerde)|\b(ma|mon) (question|message|demande|commande|courriel|mail) (précédente?|d'avant)|\b(ma|mon) (dernière?|première?|précédente?) (question|message|demande|commande)|\bmi (pregunta|mensaje|consulta|pedido|correo) (anterior|de antes|previ[oa])|\bmi (últim[oa]|primer[oa]?|anterior) (pregunta|mensaje|consulta|pedido)|\b(la mia|il mio) (domanda|messaggio|richiesta|ordine) (precedente|di prima)|\b(la mia|il mio) (ultim[oa]|prim[oa]|precedente) (domanda|messaggio|richiesta|ordine)|\bmijn (vorige|laatste|eerdere|eerste|andere) (vraag|bericht|mail|bestelling|verzoek)|\b(minha|meu) (pergunta|mensagem|pedido|e-?mail) (anterior|de antes)|\b(minha|meu) (últim[oa]|primeir[oa]) (pergunta|mensagem|pedido)|\bmoj\w* (poprzedni|ostatni|wcześniejsz|pierwsz)\w* (pytani|wiadomoś|mail|zamówieni)\w*|मेर[ाेी] (पिछल[ाेी]|पहले वाल[ाेी]|आखिरी) (सवाल|संदेश|मैसेज|प्रश्न)|(私の|さっきの|先ほどの|前の)(質問|お?問い合わせ)|私の[^。、]{0,4}メッセージ|我(刚才|刚刚|之前|前面|上面|上一[条个])[^。,，]{0,4}(问题|消息|提问|话|信息)`

/** References to the assistant's earlier answers about the shop. */
const ASSISTANT_ANSWERS = pattern`\b(what|the (part|thing|bit|answer)) you #1(said|wrote|told me|told us|explained|mentioned|answered)\b~~30\b(about|on|regarding)\b|\byour (last |previous |earlier )?(explanation|answer|reply) #1(about|on|regarding)\b|\b(was|wie) (du|sie) ~~30(über|zu[rm]?) ~~40(gesagt|geschrieben|erklärt)|\b(ihre|deine) #1(erklärung|antwort) (zu|über)|\bce que (vous|tu) (m')?(avez|as) (dit|écrit|expliqué)~~30(sur|à propos|concernant|au sujet)|\bvotre #1(explication|réponse) (sur|à propos|concernant)|\blo que (me )?(dijiste|dijo|ha dicho|has dicho|explic\w+)~~30(sobre|acerca)|\bquello che (mi )?(hai?|avete) (detto|scritto|spiegato)~~30(su|sul\w*|riguardo)\b|\bwat (je|u) ~~30over ~~30(zei|schreef|uitlegde|vertelde)|\bo que (você )?(me )?(disse|explicou|escreveu)~~30sobre\b|\bto,? co #1(napisa|mówi|powiedzia|wyjaśni)\w*~~30\bo\b|आपने [^।?\n]{0,40}(बारे में|के विषय)[^।?\n]{0,20}(कहा|बताया|समझाया)|(先ほど|さっき)の[^。\n]{0,10}(説明|案内|お話|返事|回答)|(刚才|之前|上面)[^。,，\n]{0,6}(说|讲|解释)的?(关于)?(配送|送货|发货|价格|退货|订单|付款|产品|果汁)`
/** Words that do not occur in questions about the shop's business. */
const GUARDED = pattern`instru|instrukc|prompt|confiden|vertraulich|poufn|riservat|reservad|secret|geheim|segret|hidden|word for word|verbatim|指示|機密|プロンプト|指令|提示|机密|निर्देश|गोपनीय`

/** Quotations of text found elsewhere. */
const QUOTED =
  /((?:\b(?:says?|said|saying|shows?|reads?|displays?|error|err|type|enter|write|wrote|steht|stand|schreiben|eingeben|dit|affiche|ecrit|dice|pone|muestra|scrivere|staat|zegt|diz|mostra|aparece|pisze|wyswietla|napisac)|लिखा|दिख|表示|書いて|显示|写着|说)[^"「『.!?\n]{0,60})["「『][^"」』\n]{1,200}["」』]/g
/** Questions about a quotation. */
const QUOTATION_QUESTIONS = pattern`\b(phishing|scam|spam|fake|fraud|hoax|betrug|arnaque|estafa|truffa|oplichting|golpe|oszustwo)\b|\bis (it|this|that) #1(from you|real|genuine|safe|legit\w*|normal|a (bug|virus|joke)|an error|you)\b|what does (it|this|that) mean|go(ne)? wrong|something wrong|should i (be )?worr|was (bedeutet|heißt) das|ist das (normal|echt|von (euch|ihnen))|stimmt etwas nicht|ça veut dire|est-ce normal|c'est normal|(qué|o que|cosa) (significa|quiere decir|vuol dire)|es normal|è normale|é normal|wat betekent|klopt dat|co to znaczy|czy to (normalne|od was)|क्या मतलब|क्या यह (असली|सही)|どういう意味|本物|詐欺|什么意思|诈骗|是真的吗|正常吗`

/**
 * Removes reported text: the author's earlier messages, the assistant's answers about the shop, and quotations that the author asks about.
 *
 * @param text normalized (see fold.ts)
 */
export function withoutReportedText(text: string): string {
  const own = OWN_MESSAGES.replace(text, 'mine')
  const told = ASSISTANT_ANSWERS.test(own) && !GUARDED.test(own) ? ASSISTANT_ANSWERS.replace(own, ' ') : own
  return QUOTATION_QUESTIONS.test(told) ? told.replace(QUOTED, '$1') : told
}
