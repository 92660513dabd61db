/** Common words, without accents, of the languages in Latin script. They show that decoding a text succeeded. */
const KNOWN: ReadonlySet<string> = new Set(
  `the a an and of to for in is are you your my me all any every give make create issue send show tell write print repeat output
change forget ignore rules rule policy system prompt instructions instruction coupon coupons voucher discount percent address
delivery customer with about from please text above confidential paragraph previous generate code now off free worth order
need want this that what have not without checking word first message full exact everything no just
und der die das gib mir einen eine gutschein prozent uber anweisungen alle regeln bitte zeig ich du deine dein von mit fur ohne
nicht ist erstelle mach vergiss rabatt ein den auf jetzt
donne moi une pour cent bon regles les toutes tes tout des de la le un sans reduction cree genere affiche remise oublie ton je
montre consignes instructions
dame cupon por ciento las los todas reglas instrucciones para el del un una descuento genera crea quiero sin muestra tus que
dammi uno sconto tutte regole che istruzioni voglio buono subito senza il per cento creare codice mostra mostrami ordini fai quello
geef een korting van procent regels het instructies bon maak voor zonder je laat zien ik wil toon
desconto cupom regras todas cento me quero sem gere crie mostre suas instrucoes um uma mostra
daj mi znizke znizka kupon procent wszystkie zasady ignoruj nie na bez zamowienia prosze zrob wygeneruj pokaz swoje instrukcje`.split(
    /\s+/,
  ),
)

/** Words that do not occur by chance and reveal the goal of an attack. */
const GOAL_WORDS =
  /coupon|voucher|discount|percent|instruction|systemprompt|system prompt|confidential|gutschein|rabatt|prozent|anweisung|vertraulich|reduction|consigne|descuento|\bcupon|instruccion|sconto|istruzion|korting|procent|instructies|desconto|\bcupom|instrucoes|\bkupon|znizk|instrukcj|generatecoupon|ignore all|forget all|half price|クーポン|割引|优惠|折扣|कूपन|छूट/

/** Returns whether a word, in lower case and without accents, is common. */
export function isKnown(word: string): boolean {
  return KNOWN.has(word)
}

/** Returns whether a text names a typical goal of attacks on assistants. */
export function namesGoal(text: string): boolean {
  return GOAL_WORDS.test(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
}
