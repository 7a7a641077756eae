export const en = {
  common: {
    back: 'Back',
    close: 'Close',
    ok: 'OK',
    notYet: 'This part of the app is still being built. It opens with one of the next versions.',
  },
  home: {
    fanApp: 'with Beyond · unofficial fan app',
    continue: 'Continue',
    newGame: 'New game',
    welcome: 'Welcome to the rift',
    welcomeTitle: 'Twelve to win',
    welcomeText: 'Play elementals along the rift and gather riftforce before your rival does.',
    campaign: 'Solo campaign',
    campaignStage: 'Stage {{stage}} of {{of}}',
    learn: 'Learn',
    learnLesson: 'Lesson {{lesson}} of {{of}}',
    saved: 'Saved games',
    savedSpoken_one: 'Saved games, {{count}} game',
    savedSpoken_other: 'Saved games, {{count}} games',
    statistics: 'Statistics',
    settings: 'Settings',
    score: 'Riftforce {{own}} to {{rival}}',
  },
  update: {
    ready: 'A new version is ready',
    safe: 'Your games stay as they are',
    later: 'Later',
    restart: 'Restart',
  },
  saved: {
    title: 'Saved games',
    which: 'Which games',
    running: 'Running {{number}}',
    finished: 'Finished {{number}}',
    you: 'You',
    player: 'Player {{number}}',
    computer: 'Computer',
    trainer: 'Trainer',
    trainerStage: 'Trainer, stage {{stage}}',
    versus: '{{own}} vs {{rival}}',
    yourTurn: 'Your turn',
    turn: '{{name}}’s turn',
    yourPick: 'Choose a guild',
    pick: '{{name}} chooses a guild',
    yourQuestion: 'Question open',
    question: 'Question for {{name}}',
    plan: 'Carry out the plan',
    youWon: 'You won',
    won_one: '{{names}} won',
    won_other: '{{names}} won',
    youResigned: 'You resigned',
    resigned_one: '{{names}} resigned',
    resigned_other: '{{names}} resigned',
    draw: 'Draw, nobody could act',
    mode: {
      'duel-base': 'Duel',
      'duel-beyond': 'Duel',
      team3: 'Team of 3',
      team4: 'Team of 4',
      solo: 'Solo',
    },
    metaRunning: '{{mode}} · round {{round}} · {{day}}',
    metaFinished_one: '{{mode}} · {{count}} round · {{day}}',
    metaFinished_other: '{{mode}} · {{count}} rounds · {{day}}',
    today: 'today',
    yesterday: 'yesterday',
    faulty: 'One game could not be read',
    faultyKept: 'It is kept unchanged; your other games are fine.',
    faultySince: 'Started on {{day}}. It is kept unchanged; your other games are fine.',
    copyText: 'Copy its text',
    remove: 'Remove',
    removeTitle: 'Remove this game?',
    removeText:
      'A later version of the app may still be able to read it. Copy its text first if you want to keep it.',
    keep: 'Keep it',
    copyRecord: 'Copy record',
    shareRecord: 'Share record',
    delete: 'Delete',
    undo: 'Undo',
    deleted: 'Deleted: {{title}}, round {{round}}',
    deletedFaulty: 'Removed: a game that could not be read',
    deletedMany: '{{number}} games deleted',
    notDeleted: 'Not deleted, the game is still here',
    notBack: 'Not back yet. Touch Undo once more.',
    copied: 'Copied',
    notCopied: 'It could not be copied',
    notShared: 'It could not be shared',
    import: 'Import a record',
    importText: 'Paste the record of a game. It joins your games and changes nothing else.',
    paste: 'Paste',
    chooseFile: 'Choose a file',
    record: 'Record',
    importNow: 'Import',
    imported_one: '{{count}} game imported',
    imported_other: '{{count}} games imported',
    noClipboard: 'The clipboard cannot be read here. Paste the text into the field instead.',
    emptyClipboard: 'There is no text in the clipboard.',
    noFile: 'The file could not be read.',
    closedTitle: 'Your games are out of reach',
    empty: 'No games yet',
    emptyText: 'Every game is kept as you play.\nClose the app at any moment and go on here.',
    emptyRunning: 'No game is running',
    emptyFinished: 'No finished games yet',
    emptyFinishedText: 'When a game is over, you find it here.',
  },
  fault: {
    damaged: 'Its text was cut off or changed.',
    misshapen: 'A part of its text is missing or was changed.',
    newer: 'It comes from a newer version of the app. Update the app to open it.',
    record: 'Line {{line}} of the record cannot be read, or has a step that is not allowed there.',
    'record-somewhere': 'The record cannot be read, or has a step that is not allowed.',
    shortened: 'The record ends too early: {{found}} of {{steps}} steps are left.',
    'too-long': 'That is far longer than any game.',
    empty: 'There is no record in this text.',
  },
  trouble: {
    full: 'This device has no room left. Nothing is lost: make room and try again.',
    refused: 'This device did not do it. Nothing is lost: try again.',
    unavailable:
      'There is no access to this device’s storage. A private window or a setting of the browser may be the reason.',
    elsewhere: 'Another window has changed this game meanwhile.',
  },
  settings: {
    title: 'Settings',
    look: 'Look',
    language: 'Language',
    languageDevice: '{{language}} (device)',
    languageOfDevice: 'Language of the device',
    theme: 'Theme',
    themeName: { device: 'Device', night: 'Night', dawn: 'Dawn' },
    about: 'About',
    licences: 'Licences and credits',
    version: 'Unofficial fan app · version {{version}}',
    notSaved: 'Your settings could not be saved on this device. They hold until you close the app.',
  },
  about: {
    title: 'About',
    unofficialTitle: 'An unofficial fan app',
    unofficial:
      'Riftforce and its expansion Beyond are card games by Carlo Bortolini, published by 1 More Time Games. This app is made by fans. It is neither made nor endorsed by the author or the publisher. If you like it, get the game for your table.',
    offlineTitle: 'Yours alone',
    offline:
      'Everything happens on your device: no account, no advertising, no connection. Games and settings stay where you play.',
    creditsTitle: 'Pictures and letters',
    emblems:
      'Guild emblems: {{authors}}, from game-icons.net, CC BY 3.0. Recoloured. Lava and Magnet are our own.',
    icons: 'Icons: Lucide (ISC), in part from Feather by Cole Bemis (MIT).',
    fonts:
      'Fonts: Grenze by Omnibus-Type and Barlow by The Barlow Project Authors, SIL Open Font License 1.1.',
    packagesTitle: 'Software inside',
    packages: 'The app stands on these open packages. Touch one to read its licence.',
    version: 'Version {{version}} · MIT licence',
  },
  notFound: {
    title: 'Nothing here',
    text: 'This page does not exist.',
    home: 'Home',
  },
  failure: {
    title: 'Something went wrong',
    text: 'The screen could not be shown. Nothing you saved is lost.',
    retry: 'Try again',
  },
  guilds: {
    F: {
      name: 'Fire',
      ability:
        '3 damage to the first enemy here. Then 1 damage to your own elemental right behind this Fire.',
    },
    I: {
      name: 'Ice',
      ability: 'The last enemy here takes 4 damage if it is already damaged, otherwise 1.',
    },
    L: {
      name: 'Light',
      ability:
        '2 damage to the first enemy here. Then heal 1 damage on this Light or on any ally, wherever it is.',
    },
    S: {
      name: 'Shadow',
      ability:
        'Moves to any other location, then 1 damage to the first enemy there. If that destroys it, you gain 1 riftforce more.',
    },
    E: {
      name: 'Earth',
      ability: 'When played: 1 damage to every enemy here. When activated: 2 damage to the first enemy here.',
    },
    W: {
      name: 'Water',
      ability: '2 damage to the first enemy here. Moves next door, then 1 damage to the first enemy there.',
    },
    P: {
      name: 'Plant',
      ability:
        '2 damage to the first enemy at a location next door. That enemy is pulled over to this location.',
    },
    C: {
      name: 'Crystal',
      ability: '4 damage to the first enemy here. When this Crystal is destroyed, the enemy scores 1 more.',
    },
    T: {
      name: 'Thunderbolt',
      ability: '2 damage to any one enemy here. If that destroys it, strike once more.',
    },
    A: {
      name: 'Air',
      ability:
        'Moves to any other location, then 1 damage to the first enemy there and at each location next to it.',
    },
    B: {
      name: 'Beast',
      ability:
        'Moves next door, then hits the first enemy there: 3 damage if this Beast is hurt, otherwise 2.',
    },
    D: {
      name: 'Acid',
      ability:
        '3 damage to the first and 1 to the second enemy here. Nobody scores for enemies destroyed by Acid.',
    },
    V: {
      name: 'Lava',
      ability:
        '2 damage to the first enemy at each location next door. Then 1 damage to this Lava and to every ally in front of it.',
    },
    O: {
      name: 'Love',
      ability:
        'When played: heal one ally here completely. When activated: 2 damage to the first enemy here.',
    },
    G: {
      name: 'Magnet',
      ability:
        '2 damage to the last enemy here. Then this Magnet drags that enemy along to a location next door.',
    },
    M: {
      name: 'Music',
      ability:
        '2 damage to the first enemy here. If that destroys it, it scores and is then played, healed, on your side next door.',
    },
    N: {
      name: 'Sand',
      ability: 'Moves to any other location, then 1 damage to every enemy there. This Sand heals 1 damage.',
    },
    R: {
      name: 'Star',
      ability: '2 damage to the first enemy here. If you hold fewer than 7 cards, draw one.',
    },
  },
};

/** Every language has the same keys. */
export type Texts = typeof en;
