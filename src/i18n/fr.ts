import type { Texts } from './en';

export const fr: Texts = {
  common: {
    back: 'Retour',
    close: 'Fermer',
    ok: 'OK',
    notYet: 'Cette partie de l’appli est encore en travaux. Elle arrivera avec une prochaine version.',
  },
  home: {
    fanApp: 'avec Beyond · appli de fans non officielle',
    continue: 'Continuer',
    newGame: 'Nouvelle partie',
    welcome: 'Bienvenue à la faille',
    welcomeTitle: 'Cap sur douze',
    welcomeText: 'Jouez vos élémentaires le long de la faille et gagnez de la Riftforce avant votre rival.',
    campaign: 'Campagne solo',
    campaignStage: 'Étape {{stage}} sur {{of}}',
    learn: 'Apprendre',
    learnLesson: 'Leçon {{lesson}} sur {{of}}',
    saved: 'Parties',
    savedSpoken_one: 'Parties sauvegardées, {{count}} partie',
    savedSpoken_other: 'Parties sauvegardées, {{count}} parties',
    statistics: 'Statistiques',
    settings: 'Réglages',
    score: 'Riftforce {{own}} à {{rival}}',
  },
  update: {
    ready: 'Nouvelle version prête',
    safe: 'Vos parties restent intactes',
    later: 'Plus tard',
    restart: 'Relancer',
  },
  saved: {
    title: 'Parties sauvegardées',
    which: 'Quelles parties',
    running: 'En cours {{number}}',
    finished: 'Terminées {{number}}',
    you: 'Vous',
    player: 'Joueur {{number}}',
    computer: 'Ordinateur',
    trainer: 'Entraîneur',
    trainerStage: 'Entraîneur, étape {{stage}}',
    versus: '{{own}} contre {{rival}}',
    yourTurn: 'À vous',
    turn: 'Au tour de {{name}}',
    yourPick: 'Choisissez une guilde',
    pick: '{{name}} choisit une guilde',
    yourQuestion: 'Question en attente',
    question: 'Question pour {{name}}',
    plan: 'Plan à exécuter',
    youWon: 'Vous avez gagné',
    won_one: '{{names}} a gagné',
    won_other: '{{names}} ont gagné',
    youResigned: 'Vous avez abandonné',
    resigned_one: '{{names}} a abandonné',
    resigned_other: '{{names}} ont abandonné',
    draw: 'Égalité, plus personne ne pouvait agir',
    mode: {
      'duel-base': 'Duel',
      'duel-beyond': 'Duel',
      team3: 'À trois',
      team4: 'À quatre',
      solo: 'Solo',
    },
    metaRunning: '{{mode}} · manche {{round}} · {{day}}',
    metaFinished_one: '{{mode}} · {{count}} manche · {{day}}',
    metaFinished_other: '{{mode}} · {{count}} manches · {{day}}',
    today: 'aujourd’hui',
    yesterday: 'hier',
    faulty: 'Une partie est illisible',
    faultyKept: 'Elle est gardée intacte ; les autres vont bien.',
    faultySince: 'Commencée le {{day}}. Elle est gardée intacte ; les autres vont bien.',
    copyText: 'Copier le texte',
    remove: 'Retirer',
    removeTitle: 'Retirer cette partie ?',
    removeText:
      'Une version future de l’appli saura peut-être la lire. Copiez d’abord son texte si vous voulez la garder.',
    keep: 'La garder',
    copyRecord: 'Copier la partie',
    shareRecord: 'Partager la partie',
    delete: 'Supprimer',
    undo: 'Annuler',
    deleted: 'Supprimée : {{title}}, manche {{round}}',
    deletedFaulty: 'Retirée : une partie illisible',
    deletedMany: '{{number}} parties supprimées',
    notDeleted: 'Pas supprimée, la partie est toujours là',
    notBack: 'Pas encore revenue. Touchez Annuler encore une fois.',
    copied: 'Copié',
    notCopied: 'La copie a échoué',
    notShared: 'Le partage a échoué',
    import: 'Importer une partie',
    importText: 'Collez le texte d’une partie. Elle rejoint les vôtres et ne change rien d’autre.',
    paste: 'Coller',
    chooseFile: 'Choisir un fichier',
    record: 'Texte de la partie',
    importNow: 'Importer',
    imported_one: '{{count}} partie importée',
    imported_other: '{{count}} parties importées',
    noClipboard: 'Le presse-papiers est illisible ici. Collez plutôt le texte dans le champ.',
    emptyClipboard: 'Il n’y a pas de texte dans le presse-papiers.',
    noFile: 'Le fichier n’a pas pu être lu.',
    closedTitle: 'Vos parties sont hors d’atteinte',
    empty: 'Pas encore de partie',
    emptyText: 'Chaque partie est gardée au fil du jeu.\nFermez l’appli à tout moment et reprenez ici.',
    emptyRunning: 'Aucune partie en cours',
    emptyFinished: 'Aucune partie terminée',
    emptyFinishedText: 'Quand une partie est terminée, vous la retrouvez ici.',
  },
  fault: {
    damaged: 'Son texte a été coupé ou modifié.',
    misshapen: 'Une partie de son texte manque ou a été modifiée.',
    newer: 'Elle vient d’une version plus récente de l’appli. Mettez l’appli à jour pour l’ouvrir.',
    record: 'La ligne {{line}} du texte est illisible, ou contient une étape qui n’y est pas permise.',
    'record-somewhere': 'Le texte est illisible, ou contient une étape qui n’est pas permise.',
    shortened: 'Le texte finit trop tôt : il reste {{found}} étapes sur {{steps}}.',
    'too-long': 'C’est bien plus long que n’importe quelle partie.',
    empty: 'Il n’y a pas de partie dans ce texte.',
  },
  trouble: {
    full: 'Il n’y a plus de place sur cet appareil. Rien n’est perdu : faites de la place et réessayez.',
    refused: 'L’appareil ne l’a pas fait. Rien n’est perdu : réessayez.',
    unavailable:
      'La mémoire de cet appareil est inaccessible, peut-être à cause d’une fenêtre privée ou d’un réglage du navigateur.',
    elsewhere: 'Une autre fenêtre a modifié cette partie entre-temps.',
  },
  settings: {
    title: 'Réglages',
    look: 'Apparence',
    language: 'Langue',
    languageDevice: '{{language}} (appareil)',
    languageOfDevice: 'Langue de l’appareil',
    theme: 'Thème',
    themeName: { device: 'Appareil', night: 'Nuit', dawn: 'Aube' },
    about: 'À propos',
    licences: 'Licences et remerciements',
    version: 'Appli de fans non officielle · version {{version}}',
    notSaved:
      'Vos réglages n’ont pas pu être enregistrés sur cet appareil. Ils valent jusqu’à la fermeture de l’appli.',
  },
  about: {
    title: 'À propos',
    unofficialTitle: 'Une appli de fans non officielle',
    unofficial:
      'Riftforce et son extension Beyond sont des jeux de cartes de Carlo Bortolini, édités par 1 More Time Games. Cette appli est faite par des fans. Elle n’est ni réalisée ni approuvée par l’auteur ou l’éditeur. Si elle vous plaît, offrez le jeu à votre table.',
    offlineTitle: 'Rien qu’à vous',
    offline:
      'Tout se passe sur votre appareil : ni compte, ni publicité, ni connexion. Parties et réglages restent là où vous jouez.',
    creditsTitle: 'Images et lettres',
    emblems:
      'Emblèmes des guildes : {{authors}}, de game-icons.net, CC BY 3.0. Recolorés. Lave et Aimant sont de notre main.',
    icons: 'Icônes : Lucide (ISC), en partie de Feather par Cole Bemis (MIT).',
    fonts:
      'Polices : Grenze d’Omnibus-Type et Barlow de The Barlow Project Authors, SIL Open Font License 1.1.',
    packagesTitle: 'Logiciels inclus',
    packages: 'L’appli repose sur ces paquets libres. Touchez-en un pour lire sa licence.',
    version: 'Version {{version}} · licence MIT',
  },
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'Cette page n’existe pas.',
    home: 'Accueil',
  },
  failure: {
    title: 'Un problème est survenu',
    text: 'L’écran n’a pas pu être affiché. Rien de ce qui est enregistré n’est perdu.',
    retry: 'Réessayer',
  },
  guilds: {
    F: {
      name: 'Feu',
      ability: '3 dégâts au premier ennemi ici. Puis 1 dégât à votre élémentaire juste derrière ce Feu.',
    },
    I: {
      name: 'Glace',
      ability: 'Le dernier ennemi ici subit 4 dégâts s’il est déjà blessé, sinon 1.',
    },
    L: {
      name: 'Lumière',
      ability:
        '2 dégâts au premier ennemi ici. Puis soignez 1 dégât sur cette Lumière ou sur un allié, où qu’il soit.',
    },
    S: {
      name: 'Ombre',
      ability:
        'Se déplace vers n’importe quel autre site, puis 1 dégât au premier ennemi là-bas. S’il est détruit, vous gagnez 1 Riftforce de plus.',
    },
    E: {
      name: 'Terre',
      ability:
        'Quand elle est jouée : 1 dégât à chaque ennemi ici. Activée : 2 dégâts au premier ennemi ici.',
    },
    W: {
      name: 'Eau',
      ability:
        '2 dégâts au premier ennemi ici. Se déplace vers un site voisin, puis 1 dégât au premier ennemi là-bas.',
    },
    P: {
      name: 'Plante',
      ability: '2 dégâts au premier ennemi d’un site voisin. Cet ennemi est attiré sur ce site.',
    },
    C: {
      name: 'Cristal',
      ability: '4 dégâts au premier ennemi ici. Si ce Cristal est détruit, l’ennemi marque 1 de plus.',
    },
    T: {
      name: 'Foudre',
      ability: '2 dégâts à un ennemi de votre choix ici. S’il est détruit, frappez encore une fois.',
    },
    A: {
      name: 'Air',
      ability:
        'Se déplace vers n’importe quel autre site, puis 1 dégât au premier ennemi là-bas et sur chaque site voisin.',
    },
    B: {
      name: 'Bête',
      ability:
        'Se déplace vers un site voisin et frappe le premier ennemi là-bas : 3 dégâts si cette Bête est blessée, sinon 2.',
    },
    D: {
      name: 'Acide',
      ability:
        '3 dégâts au premier et 1 au deuxième ennemi ici. Personne ne marque pour les ennemis détruits par l’Acide.',
    },
    V: {
      name: 'Lave',
      ability:
        '2 dégâts au premier ennemi de chaque site voisin. Puis 1 dégât à cette Lave et à chaque allié devant elle.',
    },
    O: {
      name: 'Amour',
      ability:
        'Quand il est joué : soigne entièrement un allié ici. Activé : 2 dégâts au premier ennemi ici.',
    },
    G: {
      name: 'Aimant',
      ability: '2 dégâts au dernier ennemi ici. Puis l’Aimant l’entraîne avec lui vers un site voisin.',
    },
    M: {
      name: 'Musique',
      ability:
        '2 dégâts au premier ennemi ici. S’il est détruit, il rapporte, puis est joué soigné de votre côté sur un site voisin.',
    },
    N: {
      name: 'Sable',
      ability:
        'Se déplace vers n’importe quel autre site, puis 1 dégât à chaque ennemi là-bas. Ce Sable soigne 1 dégât.',
    },
    R: {
      name: 'Étoile',
      ability: '2 dégâts au premier ennemi ici. Si vous avez moins de 7 cartes en main, piochez-en une.',
    },
  },
};
