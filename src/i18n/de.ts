import type { Texts } from './en';

export const de: Texts = {
  common: {
    back: 'Zurück',
    close: 'Schließen',
    ok: 'OK',
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
    notYet: 'An diesem Teil der App wird noch gebaut. Er kommt mit einer der nächsten Versionen.',
  },
  update: {
    ready: 'Neue Version bereit',
    safe: 'Deine Spiele bleiben, wie sie sind',
    later: 'Später',
    restart: 'Neu starten',
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
