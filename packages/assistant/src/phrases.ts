/** Languages in the order of the lines of each phrase below. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'hi', 'ja', 'zh'] as const

export type Language = (typeof LANGUAGES)[number]

/** Returns the lines of a text, one per language. */
function inEach(parts: TemplateStringsArray): readonly string[] {
  return parts[0]!.trim().split('\n')
}

/** Answers of the model with {placeholders}, one line per language. */
export const PHRASES = {
  hello: inEach`
Hello! What may I look up for you: a juice, a review or an order?
Hallo! Was darf ich für dich nachsehen: einen Saft, eine Bewertung oder eine Bestellung?
Bonjour ! Que puis-je chercher pour vous : un jus, un avis ou une commande ?
¡Hola! ¿Qué te busco: un zumo, una opinión o un pedido?
Ciao! Che cosa cerco per te: un succo, una recensione o un ordine?
Hallo! Wat zal ik voor je opzoeken: een sap, een beoordeling of een bestelling?
Olá! O que procuro para você: um suco, uma avaliação ou um pedido?
Cześć! Co mam sprawdzić: sok, recenzję czy zamówienie?
नमस्ते! मैं क्या देखूँ: कोई जूस, कोई समीक्षा या कोई ऑर्डर?
こんにちは。ジュース、レビュー、ご注文、どれをお調べしましょうか。
你好！要我帮你查果汁、评价还是订单？`,
  abilities: inEach`
I am the shop’s assistant, a program. I find juices and their reviews, look up your orders, take complaints and change your delivery address. Everything else is for people.
Ich bin die Assistenz des Ladens, ein Programm. Ich finde Säfte und Bewertungen, sehe nach deinen Bestellungen, nehme Beschwerden auf und ändere deine Lieferadresse. Alles andere machen Menschen.
Je suis l’assistant de la boutique, un programme. Je trouve des jus et leurs avis, je consulte vos commandes, je prends les réclamations et je change votre adresse de livraison. Le reste est pour des humains.
Soy el asistente de la tienda, un programa. Busco zumos y opiniones, consulto tus pedidos, recojo quejas y cambio tu dirección de entrega. Lo demás es cosa de personas.
Sono l’assistente del negozio, un programma. Trovo succhi e recensioni, guardo i tuoi ordini, raccolgo reclami e cambio il tuo indirizzo di consegna. Il resto spetta alle persone.
Ik ben de assistent van de winkel, een programma. Ik vind sappen en beoordelingen, zoek je bestellingen op, neem klachten aan en wijzig je bezorgadres. De rest is mensenwerk.
Sou o assistente da loja, um programa. Encontro sucos e avaliações, consulto seus pedidos, registro reclamações e mudo seu endereço de entrega. O resto é com pessoas.
Jestem asystentem sklepu, programem. Znajduję soki i recenzje, sprawdzam zamówienia, przyjmuję reklamacje i zmieniam adres dostawy. Resztą zajmują się ludzie.
मैं दुकान का सहायक हूँ, एक प्रोग्राम। मैं जूस और समीक्षाएँ ढूँढता हूँ, आपके ऑर्डर देखता हूँ, शिकायतें लेता हूँ और डिलीवरी का पता बदलता हूँ। बाकी काम लोग करते हैं।
私はこの店のアシスタント、プログラムです。ジュースとレビューを探し、ご注文を調べ、苦情を受け付け、配送先を変更します。それ以外は人の仕事です。
我是本店的助手，一个程序。我能找果汁和评价，查你的订单，受理投诉，修改送货地址。其他的事由人来做。`,
  thanks: inEach`
You are welcome.
Gern geschehen.
Je vous en prie.
De nada.
Prego.
Graag gedaan.
De nada.
Proszę bardzo.
आपका स्वागत है।
どういたしまして。
不客气。`,
  lost: inEach`
I did not get that. Ask me for a juice, a review, an order or a complaint.
Das habe ich nicht verstanden. Frag mich nach einem Saft, einer Bewertung, einer Bestellung oder einer Beschwerde.
Je n’ai pas compris. Demandez-moi un jus, un avis, une commande ou une réclamation.
No lo he entendido. Pregúntame por un zumo, una opinión, un pedido o una queja.
Non ho capito. Chiedimi di un succo, una recensione, un ordine o un reclamo.
Dat begreep ik niet. Vraag me naar een sap, een beoordeling, een bestelling of een klacht.
Não entendi. Pergunte por um suco, uma avaliação, um pedido ou uma reclamação.
Nie rozumiem. Zapytaj mnie o sok, recenzję, zamówienie albo reklamację.
मैं समझ नहीं पाया। मुझसे जूस, समीक्षा, ऑर्डर या शिकायत के बारे में पूछिए।
わかりませんでした。ジュース、レビュー、ご注文、苦情についてお尋ねください。
我没听懂。请问我果汁、评价、订单或投诉的事。`,
  products: inEach`
We have: {list}.
Wir haben: {list}.
Nous avons : {list}.
Tenemos: {list}.
Abbiamo: {list}.
We hebben: {list}.
Temos: {list}.
Mamy: {list}.
हमारे पास हैं: {list}।
こちらがございます：{list}。
我们有：{list}。`,
  noProducts: inEach`
I found nothing of that kind on our shelves.
So etwas habe ich in unseren Regalen nicht gefunden.
Je n’ai rien trouvé de tel dans nos rayons.
No he encontrado nada así en nuestros estantes.
Non ho trovato niente del genere sui nostri scaffali.
Zoiets heb ik niet in onze schappen gevonden.
Não encontrei nada assim em nossas prateleiras.
Nie ma niczego takiego na naszych półkach.
ऐसा कुछ हमारी अलमारियों में नहीं मिला।
そのような品は棚に見つかりませんでした。
货架上没有找到这样的东西。`,
  reviews: inEach`
What customers say about {name}: {list}
Was Kunden über {name} sagen: {list}
Ce que les clients disent de {name} : {list}
Lo que dicen los clientes de {name}: {list}
Che cosa dicono i clienti di {name}: {list}
Wat klanten over {name} zeggen: {list}
O que os clientes dizem de {name}: {list}
Co klienci mówią o {name}: {list}
{name} के बारे में ग्राहक कहते हैं: {list}
{name}についてのお客様の声：{list}
顾客对{name}的评价：{list}`,
  noReviews: inEach`
Nobody has reviewed {name} yet.
{name} hat noch niemand bewertet.
Personne n’a encore donné son avis sur {name}.
Nadie ha opinado todavía sobre {name}.
Nessuno ha ancora recensito {name}.
Nog niemand heeft {name} beoordeeld.
Ninguém avaliou {name} ainda.
Nikt jeszcze nie ocenił {name}.
{name} की अभी कोई समीक्षा नहीं है।
{name}のレビューはまだありません。
还没有人评价{name}。`,
  askOrder: inEach`
Please give me the number of the order: four characters, a dash and sixteen more.
Bitte nenne mir die Nummer der Bestellung: vier Zeichen, ein Strich und sechzehn weitere.
Donnez-moi le numéro de la commande : quatre caractères, un tiret et seize autres.
Dime el número del pedido: cuatro caracteres, un guion y dieciséis más.
Dammi il numero dell’ordine: quattro caratteri, un trattino e altri sedici.
Geef me het nummer van de bestelling: vier tekens, een streepje en nog zestien.
Diga o número do pedido: quatro caracteres, um traço e mais dezesseis.
Podaj numer zamówienia: cztery znaki, kreska i szesnaście kolejnych.
कृपया ऑर्डर का नंबर बताइए: चार कैरेक्टर, एक डैश और सोलह और।
ご注文番号をお知らせください。4文字、ハイフン、16文字です。
请告诉我订单号：四个字符、一个短横和十六个字符。`,
  order: inEach`
Order {id}: {list}. Total {total}. {state}
Bestellung {id}: {list}. Summe {total}. {state}
Commande {id} : {list}. Total {total}. {state}
Pedido {id}: {list}. Total {total}. {state}
Ordine {id}: {list}. Totale {total}. {state}
Bestelling {id}: {list}. Totaal {total}. {state}
Pedido {id}: {list}. Total {total}. {state}
Zamówienie {id}: {list}. Razem {total}. {state}
ऑर्डर {id}: {list}। कुल {total}। {state}
ご注文{id}：{list}。合計{total}。{state}
订单{id}：{list}。合计{total}。{state}`,
  delivered: inEach`
It was delivered.
Sie wurde geliefert.
Elle a été livrée.
Se entregó.
È stato consegnato.
Ze is bezorgd.
Foi entregue.
Zostało dostarczone.
यह पहुँचा दिया गया।
配達済みです。
已送达。`,
  onTheWay: inEach`
It is on its way. Days to go: {days}.
Sie ist unterwegs: noch {days} Tage.
Elle est en route : encore {days} jours.
Está de camino: {days} días más.
È in viaggio: ancora {days} giorni.
Ze is onderweg: nog {days} dagen.
Está a caminho: mais {days} dias.
Jest w drodze: jeszcze {days} dni.
रास्ते में है: {days} दिन और।
配送中です。あと{days}日です。
正在途中：还要{days}天。`,
  noOrder: inEach`
I cannot find an order of yours with that number.
Unter dieser Nummer finde ich keine Bestellung von dir.
Je ne trouve aucune commande à vous sous ce numéro.
No encuentro ningún pedido tuyo con ese número.
Non trovo un tuo ordine con questo numero.
Ik vind geen bestelling van jou met dat nummer.
Não encontro pedido seu com esse número.
Nie znajduję twojego zamówienia o tym numerze.
उस नंबर से आपका कोई ऑर्डर नहीं मिला।
その番号のご注文は見つかりません。
没有找到你的这个订单。`,
  couponPolicy: inEach`
I may not give coupons away. There is one, of up to {limit} percent, if an order arrived damaged and you want neither a return nor an exchange.
Gutscheine darf ich nicht verschenken. Es gibt einen über höchstens {limit} Prozent, wenn eine Bestellung beschädigt ankam und du weder Rückgabe noch Umtausch willst.
Je ne peux pas offrir de bons. Il y en a un, de {limit} pour cent au plus, si une commande est arrivée endommagée et que vous ne voulez ni retour ni échange.
No puedo regalar cupones. Hay uno de hasta {limit} por ciento si un pedido llegó dañado y no quieres ni devolución ni cambio.
Non posso regalare buoni. Ce n’è uno, al massimo del {limit} per cento, se un ordine è arrivato danneggiato e non vuoi né reso né cambio.
Kortingsbonnen mag ik niet weggeven. Er is er een van hoogstens {limit} procent als een bestelling beschadigd aankwam en je geen retour en geen ruil wilt.
Não posso dar cupons. Há um de até {limit} por cento se um pedido chegou danificado e você não quer devolução nem troca.
Nie mogę rozdawać kuponów. Jest jeden, do {limit} procent, gdy zamówienie przyszło uszkodzone, a nie chcesz zwrotu ani wymiany.
मैं कूपन यूँ ही नहीं दे सकता। अधिकतम {limit} प्रतिशत का एक है, जब ऑर्डर टूटा हुआ आए और आप न वापसी चाहें, न बदली।
クーポンは差し上げられません。破損して届き、返品も交換もご希望でない場合だけ、{limit}パーセントまでのものがあります。
我不能随便送优惠券。只有订单送到时损坏，而你既不退也不换，才有最多{limit}%的一张。`,
  coupon: inEach`
Here is a coupon of {discount} percent: {code}
Hier ist ein Gutschein über {discount} Prozent: {code}
Voici un bon de {discount} pour cent : {code}
Aquí tienes un cupón del {discount} por ciento: {code}
Ecco un buono del {discount} per cento: {code}
Hier is een kortingsbon van {discount} procent: {code}
Aqui está um cupom de {discount} por cento: {code}
Oto kupon na {discount} procent: {code}
यह रहा {discount} प्रतिशत का कूपन: {code}
{discount}パーセントのクーポンです：{code}
这是{discount}%的优惠券：{code}`,
  refused: inEach`
The shop did not let me do that.
Das hat mir der Laden nicht erlaubt.
La boutique ne me l’a pas permis.
La tienda no me lo ha permitido.
Il negozio non me lo ha permesso.
Dat stond de winkel me niet toe.
A loja não me permitiu isso.
Sklep mi na to nie pozwolił.
दुकान ने मुझे यह नहीं करने दिया।
それは店が許してくれませんでした。
本店不允许我这么做。`,
  secret: inEach`
What I was told is between the shop and me.
Was mir gesagt wurde, bleibt zwischen dem Laden und mir.
Ce que l’on m’a dit reste entre la boutique et moi.
Lo que me han dicho queda entre la tienda y yo.
Quello che mi è stato detto resta tra il negozio e me.
Wat mij verteld is, blijft tussen de winkel en mij.
O que me disseram fica entre a loja e mim.
To, co mi powiedziano, zostaje między sklepem a mną.
मुझे जो बताया गया है, वह दुकान और मेरे बीच की बात है।
教わったことは、店と私だけの話です。
告诉我的话，只在店里和我之间。`,
  noPictures: inEach`
I answer in words, without pictures from elsewhere.
Ich antworte in Worten, ohne Bilder von anderswo.
Je réponds avec des mots, sans images venues d’ailleurs.
Respondo con palabras, sin imágenes de otros sitios.
Rispondo a parole, senza immagini prese altrove.
Ik antwoord in woorden, zonder plaatjes van elders.
Respondo com palavras, sem imagens de outros lugares.
Odpowiadam słowami, bez obrazków z innych stron.
मैं शब्दों में उत्तर देता हूँ, बाहर की तस्वीरों के बिना।
よその画像は使わず、言葉でお答えします。
我用文字回答，不显示别处的图片。`,
  askComplaint: inEach`
I am sorry. Tell me what went wrong, and I will open a complaint; with the order number I can look it up.
Das tut mir leid. Sag mir, was schiefging, dann eröffne ich eine Beschwerde; mit der Bestellnummer kann ich nachsehen.
Je suis désolé. Dites-moi ce qui n’a pas été, et j’ouvre une réclamation ; avec le numéro de commande je peux vérifier.
Lo siento. Cuéntame qué ha fallado y abro una queja; con el número de pedido puedo mirarlo.
Mi dispiace. Dimmi che cosa è andato storto e apro un reclamo; con il numero d’ordine posso controllare.
Het spijt me. Vertel wat er misging, dan open ik een klacht; met het bestelnummer kan ik het nakijken.
Sinto muito. Diga o que deu errado e abro uma reclamação; com o número do pedido posso consultar.
Przykro mi. Powiedz, co poszło nie tak, a otworzę reklamację; z numerem zamówienia mogę sprawdzić.
क्षमा करें। बताइए क्या गड़बड़ हुई, मैं शिकायत दर्ज करता हूँ; ऑर्डर नंबर से मैं देख सकता हूँ।
申し訳ありません。何があったかお聞かせください。苦情として受け付けます。注文番号があればお調べします。
很抱歉。请告诉我出了什么问题，我来登记投诉；有订单号我就能查。`,
  complaint: inEach`
I have opened a complaint for you, number {id}. A person will read it.
Ich habe eine Beschwerde für dich eröffnet, Nummer {id}. Ein Mensch liest sie.
J’ai ouvert une réclamation pour vous, numéro {id}. Une personne la lira.
He abierto una queja para ti, número {id}. La leerá una persona.
Ho aperto un reclamo per te, numero {id}. Lo leggerà una persona.
Ik heb een klacht voor je geopend, nummer {id}. Een mens leest hem.
Abri uma reclamação para você, número {id}. Uma pessoa vai ler.
Otworzyłem dla ciebie reklamację numer {id}. Przeczyta ją człowiek.
मैंने आपकी शिकायत दर्ज की है, नंबर {id}। इसे कोई व्यक्ति पढ़ेगा।
苦情を受け付けました。番号は{id}です。担当者が読みます。
已为你登记投诉，编号{id}。会有人来看。`,
  askDeclines: inEach`
That order did arrive damaged, I am sorry. Would you like to return it, or have it exchanged? If you want neither, say so.
Diese Bestellung kam beschädigt an, das tut mir leid. Möchtest du sie zurückgeben oder umtauschen? Wenn du beides nicht willst, sag es.
Cette commande est bien arrivée endommagée, j’en suis désolé. Voulez-vous la renvoyer ou l’échanger ? Si vous ne voulez ni l’un ni l’autre, dites-le.
Ese pedido llegó dañado, lo siento. ¿Quieres devolverlo o cambiarlo? Si no quieres ninguna de las dos cosas, dilo.
Quell’ordine è arrivato danneggiato, mi dispiace. Vuoi renderlo o cambiarlo? Se non vuoi né l’uno né l’altro, dillo.
Die bestelling kwam beschadigd aan, het spijt me. Wil je haar terugsturen of ruilen? Wil je geen van beide, zeg het dan.
Esse pedido chegou danificado, sinto muito. Quer devolver ou trocar? Se não quiser nenhum dos dois, diga.
To zamówienie przyszło uszkodzone, przykro mi. Chcesz je zwrócić czy wymienić? Jeśli nie chcesz ani tego, ani tego, powiedz.
वह ऑर्डर टूटा हुआ पहुँचा था, क्षमा करें। आप उसे वापस करना या बदलना चाहेंगे? दोनों नहीं, तो बताइए।
そのご注文は破損して届いています。申し訳ありません。返品か交換をご希望ですか。どちらも不要ならお知らせください。
这个订单送到时确实损坏了，很抱歉。你要退货还是换货？都不要就告诉我。`,
  arrivedWell: inEach`
Our books say that it arrived in one piece, so a person has to look at it: open a complaint with a picture.
Nach unseren Büchern kam sie heil an; das muss sich ein Mensch ansehen: eröffne eine Beschwerde mit einem Bild.
D’après nos registres, elle est arrivée intacte ; une personne doit regarder : ouvrez une réclamation avec une photo.
Según nuestros libros llegó entero, así que debe mirarlo una persona: abre una queja con una foto.
Secondo i nostri registri è arrivato intero: deve guardarlo una persona, apri un reclamo con una foto.
Volgens onze boeken kwam ze heel aan; een mens moet ernaar kijken: open een klacht met een foto.
Nossos registros dizem que chegou inteiro; uma pessoa precisa ver: abra uma reclamação com foto.
Według naszych ksiąg dotarło w całości; musi to obejrzeć człowiek: otwórz reklamację ze zdjęciem.
हमारे रिकॉर्ड में यह सही-सलामत पहुँचा था, इसे किसी व्यक्ति को देखना होगा: तस्वीर के साथ शिकायत कीजिए।
記録では無事に届いています。担当者が見ますので、写真を添えて苦情をお送りください。
记录显示完好送达，需要有人查看：请附图投诉。`,
  askAddress: inEach`
Tell me the new address in one line: name, street and number, postal code and city, country, phone.
Nenne mir die neue Adresse in einer Zeile: Name, Straße und Nummer, Postleitzahl und Ort, Land, Telefon.
Donnez-moi la nouvelle adresse en une ligne : nom, rue et numéro, code postal et ville, pays, téléphone.
Dime la nueva dirección en una línea: nombre, calle y número, código postal y ciudad, país, teléfono.
Dimmi il nuovo indirizzo in una riga: nome, via e numero, CAP e città, paese, telefono.
Geef me het nieuwe adres in één regel: naam, straat en nummer, postcode en plaats, land, telefoon.
Diga o novo endereço em uma linha: nome, rua e número, código postal e cidade, país, telefone.
Podaj nowy adres w jednym wierszu: imię, ulica i numer, kod i miasto, kraj, telefon.
नया पता एक पंक्ति में बताइए: नाम, गली और नंबर, पिन कोड और शहर, देश, फ़ोन।
新しい住所を一行でどうぞ：お名前、番地、郵便番号と市、国、電話。
请用一行写新地址：姓名、街道门牌、邮编和城市、国家、电话。`,
  address: inEach`
Done: parcels of customer {customer} now go to {place}.
Erledigt: Pakete von Kunde {customer} gehen jetzt an {place}.
C’est fait : les colis du client {customer} vont désormais à {place}.
Hecho: los paquetes del cliente {customer} van ahora a {place}.
Fatto: i pacchi del cliente {customer} ora vanno a {place}.
Klaar: pakketten van klant {customer} gaan nu naar {place}.
Feito: as encomendas do cliente {customer} vão agora para {place}.
Gotowe: paczki klienta {customer} idą teraz na adres {place}.
हो गया: ग्राहक {customer} के पैकेट अब {place} जाएँगे।
変更しました。お客様番号{customer}の荷物は{place}に届きます。
好了：客户{customer}的包裹现在送到{place}。`,
  othersAddress: inEach`
I only change the address of the customer I am talking to.
Ich ändere Adressen nur für die Kundin oder den Kunden, mit dem ich spreche.
Je ne change l’adresse que du client à qui je parle.
Solo cambio la dirección del cliente con quien hablo.
Cambio l’indirizzo solo del cliente con cui parlo.
Ik wijzig alleen het adres van de klant met wie ik praat.
Só mudo o endereço do cliente com quem falo.
Zmieniam adres tylko tego klienta, z którym rozmawiam.
मैं सिर्फ़ उसी ग्राहक का पता बदलता हूँ जिससे बात कर रहा हूँ।
お話ししているお客様ご本人の住所だけを変更します。
我只改正在与我交谈的客户的地址。`,
}

/** Words and characters that identify a language in Latin script. */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the is are you do what how my i it of please have and to',
  de: 'der die das ist ich und nicht wie was ein eine einen bitte habt haben mir meine den für sie du kann über',
  fr: 'le la les est je vous et un une des du que avez mon ma pour quel bonjour de il dans mes tes',
  es: 'el los las es yo y un una que por mi tienen cuánto hola para de está cómo con mis tus ¿ ¡',
  it: 'il lo gli è io e un una che per mio mia avete quanto ciao di sono come della con tue',
  nl: 'het een is ik en niet wat hoe van mijn heeft heb voor jullie dat ook alle je uw',
  pt: 'o os as é eu e um uma que por meu minha você vocês tem quanto olá para não de do da suas',
  pl: 'jest nie się czy ile mój moje i w na jak co macie proszę dla z do kosztuje wszystkie swoje',
}

/** Returns the language of a text; null if it cannot be identified. */
export function languageOf(text: string): Language | null {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  if (/[\u3400-\u9fff]/.test(text)) return 'zh'
  if (/[\u0900-\u097f]/.test(text)) return 'hi'
  const words = text.toLowerCase().match(/[\w\u00c0-\u02ff]+|[¿¡]/g) ?? []
  let best: { language: Language; count: number } | null = null
  for (const [language, telling] of Object.entries(FUNCTION_WORDS)) {
    const known = new Set(telling.split(' '))
    const count = words.filter((word) => known.has(word)).length
    if (count > (best?.count ?? 0)) best = { language: language as Language, count }
  }
  return best?.language ?? null
}

/** Returns a phrase in a language with values for its placeholders. */
export function phrase(
  name: keyof typeof PHRASES,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = PHRASES[name][LANGUAGES.indexOf(language)]!
  return text.replace(/\{(\w+)\}/g, (_whole, key: string) => String(values[key] ?? ''))
}
