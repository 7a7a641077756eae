import type { Texts } from './en';

export const de: Texts = {
  common: {
    back: 'Zurück',
    close: 'Schließen',
    ok: 'OK',
    notYet: 'An diesem Teil der App wird noch gebaut. Er kommt mit einer der nächsten Versionen.',
  },
  home: {
    fanApp: 'mit Beyond · inoffizielle Fan-App',
    continue: 'Weiterspielen',
    newGame: 'Neues Spiel',
    welcome: 'Willkommen am Rift',
    welcomeTitle: 'Zwölf zum Sieg',
    welcomeText: 'Spiele Elementare entlang des Rifts aus und sammle Riftforce, schneller als dein Gegner.',
    campaign: 'Solo-Kampagne',
    campaignStage: 'Etappe {{stage}} von {{of}}',
    learn: 'Lernen',
    learnLesson: 'Lektion {{lesson}} von {{of}}',
    saved: 'Gespeichert',
    savedSpoken_one: 'Gespeicherte Spiele, {{count}} Spiel',
    savedSpoken_other: 'Gespeicherte Spiele, {{count}} Spiele',
    statistics: 'Statistik',
    settings: 'Einstellungen',
    score: 'Riftforce {{own}} zu {{rival}}',
  },
  update: {
    ready: 'Neue Version bereit',
    safe: 'Deine Spiele bleiben, wie sie sind',
    later: 'Später',
    restart: 'Neu starten',
  },
  saved: {
    title: 'Gespeicherte Spiele',
    which: 'Welche Spiele',
    running: 'Laufend {{number}}',
    finished: 'Beendet {{number}}',
    you: 'Du',
    player: 'Spieler {{number}}',
    computer: 'Computer',
    trainer: 'Trainer',
    trainerStage: 'Trainer, Etappe {{stage}}',
    versus: '{{own}} gegen {{rival}}',
    yourTurn: 'Du bist dran',
    turn: '{{name}} ist dran',
    yourPick: 'Wähle eine Gilde',
    pick: '{{name}} wählt eine Gilde',
    yourQuestion: 'Frage offen',
    question: 'Frage an {{name}}',
    plan: 'Plan ausführen',
    youWon: 'Du hast gewonnen',
    won_one: '{{names}} hat gewonnen',
    won_other: '{{names}} haben gewonnen',
    youResigned: 'Du hast aufgegeben',
    resigned_one: '{{names}} hat aufgegeben',
    resigned_other: '{{names}} haben aufgegeben',
    draw: 'Unentschieden, nichts ging mehr',
    mode: {
      'duel-base': 'Duell',
      'duel-beyond': 'Duell',
      team3: 'Zu dritt',
      team4: 'Zu viert',
      solo: 'Solo',
    },
    metaRunning: '{{mode}} · Runde {{round}} · {{day}}',
    metaFinished_one: '{{mode}} · {{count}} Runde · {{day}}',
    metaFinished_other: '{{mode}} · {{count}} Runden · {{day}}',
    today: 'heute',
    yesterday: 'gestern',
    faulty: 'Ein Spiel ist nicht lesbar',
    faultyKept: 'Es liegt unverändert da, die anderen sind heil.',
    faultySince: 'Begonnen am {{day}}. Es liegt unverändert da, die anderen sind heil.',
    copyText: 'Text kopieren',
    remove: 'Entfernen',
    removeTitle: 'Dieses Spiel entfernen?',
    removeText:
      'Vielleicht kann eine spätere Version der App es noch lesen. Kopiere vorher seinen Text, wenn du es behalten willst.',
    keep: 'Behalten',
    copyRecord: 'Partie kopieren',
    shareRecord: 'Partie teilen',
    delete: 'Löschen',
    undo: 'Rückgängig',
    deleted: 'Gelöscht: {{title}}, Runde {{round}}',
    deletedFaulty: 'Entfernt: ein unlesbares Spiel',
    deletedMany: '{{number}} Spiele gelöscht',
    notDeleted: 'Nicht gelöscht, das Spiel ist noch da',
    notBack: 'Noch nicht zurück. Tippe noch einmal auf Rückgängig.',
    copied: 'Kopiert',
    notCopied: 'Das ließ sich nicht kopieren',
    notShared: 'Das ließ sich nicht teilen',
    import: 'Partie einlesen',
    importText: 'Füge die Aufzeichnung einer Partie ein. Sie kommt zu deinen Spielen, alles andere bleibt.',
    paste: 'Einfügen',
    chooseFile: 'Datei wählen',
    record: 'Aufzeichnung',
    importNow: 'Einlesen',
    imported_one: '{{count}} Spiel eingelesen',
    imported_other: '{{count}} Spiele eingelesen',
    noClipboard: 'Die Zwischenablage ist hier nicht lesbar. Füge den Text direkt in das Feld ein.',
    emptyClipboard: 'In der Zwischenablage ist kein Text.',
    noFile: 'Die Datei war nicht lesbar.',
    closedTitle: 'Kein Zugriff auf deine Spiele',
    empty: 'Noch keine Spiele',
    emptyText: 'Jedes Spiel wird laufend gespeichert.\nSchließ die App jederzeit, hier geht es weiter.',
    emptyRunning: 'Kein Spiel läuft',
    emptyFinished: 'Noch nichts beendet',
    emptyFinishedText: 'Wenn ein Spiel vorbei ist, findest du es hier.',
  },
  fault: {
    damaged: 'Der Text wurde abgeschnitten oder verändert.',
    misshapen: 'Ein Teil des Textes fehlt oder wurde verändert.',
    newer: 'Es stammt aus einer neueren Version der App. Aktualisiere die App, um es zu öffnen.',
    record:
      'Zeile {{line}} der Aufzeichnung ist nicht lesbar, oder ein Schritt darin ist dort nicht erlaubt.',
    'record-somewhere': 'Die Aufzeichnung ist nicht lesbar, oder ein Schritt darin ist nicht erlaubt.',
    shortened: 'Die Aufzeichnung endet zu früh: {{found}} von {{steps}} Schritten sind da.',
    'too-long': 'Das ist viel länger als jedes Spiel.',
    empty: 'In diesem Text ist keine Aufzeichnung.',
  },
  trouble: {
    full: 'Auf diesem Gerät ist kein Platz mehr. Nichts ist verloren: Schaffe Platz und versuche es noch einmal.',
    refused: 'Das Gerät hat es nicht getan. Nichts ist verloren: Versuche es noch einmal.',
    unavailable:
      'Der Speicher dieses Geräts ist nicht erreichbar. Vielleicht liegt es an einem privaten Fenster oder an einer Einstellung des Browsers.',
    elsewhere: 'Ein anderes Fenster hat dieses Spiel inzwischen verändert.',
  },
  settings: {
    title: 'Einstellungen',
    look: 'Aussehen',
    language: 'Sprache',
    languageDevice: '{{language}} (Gerät)',
    languageOfDevice: 'Sprache des Geräts',
    theme: 'Farben',
    themeName: { device: 'Gerät', night: 'Nacht', dawn: 'Morgen' },
    about: 'Über die App',
    licences: 'Lizenzen und Dank',
    version: 'Inoffizielle Fan-App · Version {{version}}',
    notSaved:
      'Deine Einstellungen ließen sich auf diesem Gerät nicht speichern. Sie gelten, bis du die App schließt.',
  },
  about: {
    title: 'Über die App',
    unofficialTitle: 'Eine inoffizielle Fan-App',
    unofficial:
      'Riftforce und die Erweiterung Beyond sind Kartenspiele von Carlo Bortolini, erschienen bei 1 More Time Games. Diese App stammt von Fans. Autor und Verlag haben sie weder gemacht noch geprüft. Wenn sie dir gefällt, hol dir das Spiel für deinen Tisch.',
    offlineTitle: 'Ganz bei dir',
    offline:
      'Alles geschieht auf deinem Gerät: kein Konto, keine Werbung, keine Verbindung. Spiele und Einstellungen bleiben dort, wo du spielst.',
    creditsTitle: 'Bilder und Schriften',
    emblems:
      'Zeichen der Gilden: {{authors}}, von game-icons.net, CC BY 3.0. Umgefärbt. Lava und Magnet sind selbst gezeichnet.',
    icons: 'Symbole: Lucide (ISC), zum Teil aus Feather von Cole Bemis (MIT).',
    fonts:
      'Schriften: Grenze von Omnibus-Type und Barlow von The Barlow Project Authors, SIL Open Font License 1.1.',
    packagesTitle: 'Software in der App',
    packages: 'Auf diesen freien Paketen steht die App. Tippe eines an, um seine Lizenz zu lesen.',
    version: 'Version {{version}} · MIT-Lizenz',
  },
  notFound: {
    title: 'Hier ist nichts',
    text: 'Diese Seite gibt es nicht.',
    home: 'Zum Start',
  },
  failure: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Die Anzeige ist gescheitert. Was gespeichert war, ist noch da.',
    retry: 'Noch einmal',
  },
  guilds: {
    F: {
      name: 'Feuer',
      ability:
        '3 Schaden am ersten Gegner hier. Danach 1 Schaden an deinem Elementar direkt hinter diesem Feuer.',
    },
    I: {
      name: 'Eis',
      ability: 'Der letzte Gegner hier nimmt 4 Schaden, wenn er schon Schaden hat, sonst 1.',
    },
    L: {
      name: 'Licht',
      ability:
        '2 Schaden am ersten Gegner hier. Danach heilst du 1 Schaden an diesem Licht oder an einem Verbündeten, egal wo.',
    },
    S: {
      name: 'Schatten',
      ability:
        'Zieht an einen beliebigen anderen Ort, dann 1 Schaden am ersten Gegner dort. Zerstört ihn das, bekommst du 1 Riftforce mehr.',
    },
    E: {
      name: 'Erde',
      ability:
        'Beim Ausspielen: 1 Schaden an jedem Gegner hier. Beim Aktivieren: 2 Schaden am ersten Gegner hier.',
    },
    W: {
      name: 'Wasser',
      ability:
        '2 Schaden am ersten Gegner hier. Zieht an einen Nachbarort, dann 1 Schaden am ersten Gegner dort.',
    },
    P: {
      name: 'Pflanze',
      ability: '2 Schaden am ersten Gegner an einem Nachbarort. Dieser Gegner wird an diesen Ort gezogen.',
    },
    C: {
      name: 'Kristall',
      ability:
        '4 Schaden am ersten Gegner hier. Wird dieser Kristall zerstört, bekommt der Gegner 1 Punkt mehr.',
    },
    T: {
      name: 'Blitz',
      ability:
        '2 Schaden an einem beliebigen Gegner hier. Zerstört ihn das, schlägt der Blitz noch einmal ein.',
    },
    A: {
      name: 'Luft',
      ability:
        'Zieht an einen beliebigen anderen Ort, dann je 1 Schaden am ersten Gegner dort und an den Nachbarorten.',
    },
    B: {
      name: 'Bestie',
      ability:
        'Zieht an einen Nachbarort und trifft dort den ersten Gegner: 3 Schaden, wenn diese Bestie verletzt ist, sonst 2.',
    },
    D: {
      name: 'Säure',
      ability:
        '3 Schaden am ersten und 1 am zweiten Gegner hier. Für Gegner, die Säure zerstört, bekommt niemand Punkte.',
    },
    V: {
      name: 'Lava',
      ability:
        '2 Schaden am ersten Gegner an jedem Nachbarort. Danach 1 Schaden an dieser Lava und an jedem Verbündeten vor ihr.',
    },
    O: {
      name: 'Liebe',
      ability:
        'Beim Ausspielen: heilt einen Verbündeten hier vollständig. Beim Aktivieren: 2 Schaden am ersten Gegner hier.',
    },
    G: {
      name: 'Magnet',
      ability:
        '2 Schaden am letzten Gegner hier. Dann zieht der Magnet mit ihm zusammen an einen Nachbarort.',
    },
    M: {
      name: 'Musik',
      ability:
        '2 Schaden am ersten Gegner hier. Zerstört ihn das, zählt er und wird dann geheilt bei dir an einem Nachbarort ausgespielt.',
    },
    N: {
      name: 'Sand',
      ability:
        'Zieht an einen beliebigen anderen Ort, dann 1 Schaden an jedem Gegner dort. Dieser Sand heilt 1 Schaden.',
    },
    R: {
      name: 'Stern',
      ability: '2 Schaden am ersten Gegner hier. Hast du weniger als 7 Karten auf der Hand, ziehe eine.',
    },
  },
};
