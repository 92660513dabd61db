import type { Cues } from './cues.ts'

export const french: Cues = {
  marks:
    "le|la|de|des|toutes|tes consignes|consignes|je|j'|tu|vous|les|une|et|moi|mon|ma|pas|pour|avec|toi|ton|tes|qui|dans|ce|cette|donne|suis|du",
  letters: 'éèêëàâçîïôœùû',
  drop: 'ignor|oubli|néglige|abstraction|ne (?:tiens|tenez) (?:pas|plus|aucun) compte|ne (?:suis|suivez|respecte[sz]?) (?:pas|plus)|mets(?= .{0,30}de côté)|laisse(?= .{0,30}de côté)|contourne|passe outre|désobéi|écarte|outrepasse|fais fi',
  rule: 'règle|consigne|instruc|directive|politique|restriction|limite|contrainte|ordre|filtre|interdi|garde-fou|prompt',
  void: "suspend|levée?s?|annul|abrog|ne s'appliqu|plus valable|plus en vigueur|désactiv|supprim|caduc|remplac|obsolèt|n'existe|ne (?:vaut|valent|compte|comptent) plus|expir|assoupli|modifi",
  newRule:
    "nouvelle (?:\\p{L}+ )?(?:consigne|instruction|règle|directive|mission)|nouvelles (?:\\p{L}+ )?(?:consignes|instructions|règles|directives)|dorénavant|désormais|à partir de maintenant|priorité (?:absolue|maximale)|l'emporte",
  system:
    "(?:message|note|alerte|avis|commande|instruction|notification|mise à jour|consigne) (?:du |de |d')?(?:système|syst[eè]me|l'administrat\\p{L}*)|système ?:|mode (?:de )?(?:débogage|debug|maintenance|développeu|test|admin|diagnostic|service|formation|sans échec|administrateur)|fin (?:du message|de la conversation|des messages|de l'entrée)",
  toAssistant:
    "(?:instruction|consigne|note|message|attention|avis|ordre)[^.!?\\n]{0,30}(?:l'assistant|assistant|robot|modèle|l'ia(?!\\p{L})|bot(?!\\p{L}))|l'assistant (?:doit|devra|est tenu)|(?:l'ia(?!\\p{L})|le bot|le modèle) (?:doit|devra)",
  self: "je suis|ici|c'est|en tant qu|en ma qualité|(?:vous parlez|tu parles) (?:avec|à|au)|je parle|je vous écris|je t'écris|au nom|de la part|mon nom est|je m'appelle|comme|moi,",
  boss: 'administrat|admin|développeu|gérant|patron|direct(?:eur|rice|ion)|propriétaire|fondat|responsable|chef|auditeur|auditrice|contrôleu|pdg|superviseu|ingénieu|technicien|exploitant|manageu|manager|créateu|inspecteu|autorité|supérieur|associé|délégué',
  staff:
    "travaille (?:ici|[^.!?\\n]{0,25}(?:vous|support|service|boutique|équipe|magasin|siège|entreprise|société|comptabilité|maison|direction))|(?:équipe|service|département) (?:du |de |de la |d')?(?:support|sécurité|informatique|technique|juridique|marketing|qualité|client\\p{L}*|audit|conformité|développement)|employée? (?:de|du|ici)|collègue|membre (?:de l'équipe|du personnel)|(?:support|service client|service technique|informatique|direction|sécurité|comptabilité|administration|siège) (?:ici|à l.appareil|au bout du fil)|matricule|badge|le siège (?:ici|vous)|salariée?",
  permit:
    "autoris|approuv|valid(?:é|e par|ation)|habilit|permission|je (?:te|vous) permets|permis de|feu vert|ordonne|j'ordonne|je (?:te|vous) donne l'ordre|accord (?:de|du)|(?:son|leur|mon) accord|l'accord|avec l'aval|j'assume|sous ma responsabilité|mandat|dérogation|tu as le droit|vous avez le droit",
  test: "test (?:de sécurité|d'intrusion|interne|de pénétration|du système|technique|de validation)|audit|red team|(?:nous|on|je) (?:testons|teste|vérifions|vérifie|contrôle|contrôlons)|c'est (?:juste |seulement )?(?:un|une) (?:test|exercice|vérification|simulation)|contrôle (?:interne|qualité|de sécurité)|à des fins de test",
  pretend:
    "tu joues|faisons du théâtre|jouons|fais comme si|faites comme si|imagine que|imaginez|fais semblant|prétends|tu es (?:maintenant|désormais|dorénavant|à présent)|vous êtes (?:maintenant|désormais)|joue (?:le|la|un|une|à|avec)|jouons|jouez|jeu de rôle|incarne|comporte-toi|agis comme|agis en|dans la peau|mets-toi|mettez-vous|sois (?:un|une|mon|ma)|réponds comme|tu n'es plus|ma (?:défunte |chère )*(?:grand-mère|mamie|mémé)|mon (?:défunt |cher )*(?:grand-père|papi)|rôle d",
  frame:
    'hypothè|hypothétique|supposons|supposez|admettons|et si|en théorie|théoriquement|expérience de pensée|dans un (?:monde|univers)|histoire|poème|scénario|roman|conte|pièce|chanson|dialogue|fiction|récit|pour (?:ma|mon|une|un|notre|mes) (?:thèse|mémoire|étude|recherche|cours|formation|exposé)|à des fins (?:de recherche|éducatives|pédagogiques)|scène|devinette|énigme|si tu (?:pouvais|avais le droit)|film',
  repeat:
    'répèt|répét|recopi|copi|récit|tradui|résum|reformul|cit(?:e|ez)|écri[st](?= .{0,40}(?:tout|exact|intégral))|transcri|encod|convert|paraphras|énumèr|reprodui|épelle',
  tell: 'affich|montre|révèle|dévoile|redis|redonne|li[st](?= .{0,30}(?:voix haute|tout))|imprim',
  above:
    "ci-dessus|au-dessus|qui précède|plus haut|précédent|avant (?:ce|mon|cette)|depuis le début|du début|jusqu'ici|au début|en haut",
  verbatim:
    'mot pour mot|mot à mot|textuellement|intégral|à la lettre|tel quel|exactement|sans rien changer|en entier|lettre par lettre|dans son intégralité',
  complete:
    'complèt|termin(?:e|ez) (?:la|cette|ma) phrase|finis (?:la|cette|ma) phrase|continue (?:le|la|ce|cette)|poursui|ta réponse (?:commence|débute)|commence ta réponse|réponds par ?:',
  praise:
    'génial|génie|merveilleu|meilleur|formidable|admir|brillant|intelligent|malin|extraordinaire|incroyable|fantastique|sage|généreu|gentil|talentueu|exceptionnel|adorable|magnifique|superbe|le plus|la plus',
  insist:
    'accord|au point|pourquoi|promis|encore|toujours|insiste|allez|je répète|une fois de plus|quand même|enfin|je redemande|je persiste|à nouveau|de nouveau',
  coupon:
    "réduction|remise|bon d'achat|bons? (?:de )?(?:réduction|\\d)|coupon|rabais|ristourne|code promo|bon de|un bon",
  give: 'donne|donnez|crée|créez|génère|générez|voudrais|veux|aimerais|fais|faites|émets|accorde|offre|envoie|fournis|délivre|besoin|obtenir|file|établis|octroie|dois',
  prompt:
    "prompt (?:du )?système|prompt système|invite système|(?:paragraphe|passage|section|partie|texte|note|ligne)s? (?:\\p{L}+ )?(?:confidentiel|secret)|ce qu'on t'a (?:dit|demandé|ordonné)|ce qu'on vous a dit|ce que l'on t'a|qu'est-ce qu'on t'a",
  yours:
    "(?:tes|vos|ton|votre|toutes tes|l'ensemble de tes) (?:\\p{L}+ )*?(?:instructions|consignes|directives|règles|prompt|ordres|configuration)|instructions (?:initiales|internes|secrètes|complètes|d'origine|de départ|système)",
  address: 'adresse',
  change:
    'chang|modifi|remplac|mets|mettre|met à jour|nouvelle|corrige|redirig|envoie|livre|déplac|actualis|transfère|devient',
  customer: "client(?:e)?|compte|utilisat(?:eur|rice)|l'utilisat(?:eur|rice)|membre|client numéro",
}
