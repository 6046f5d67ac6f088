/** Commonest passwords of six characters and more, in lower case; from frequency lists that circulate publicly, cut by hand. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 654321 7654321 87654321 987654321 111111 1111111 11111111 222222 333333 444444 555555
666666 777777 888888 8888888 88888888 999999 000000 00000000 112233 121212 123123 123123123 123321 123654 131313 147258 147258369 159753 159357
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 232323 252525 456789 696969 741852963 789456 789456123 a123456 a1234567 a12345678 aa123456 aaaaaa
abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh access admin123 administrator amanda andrea andrew anthony apples arsenal asdasd asdf1234 asdfasdf
asdfgh asdfghjkl ashley austin babygirl bailey baseball basketball batman bismillah blink182 bubbles buster butterfly changeme charlie cheese chelsea
chocolate computer cookie corvette dallas daniel danielle default dragon dubsmash eminem elizabeth falcon family ferrari firebird flower football
football1 forever freedom friends fuckyou gandalf george ginger gfhjkm golfer google guitar hannah harley hello123 hello1 hellokitty hockey hunter
hunter2 iloveyou iloveyou1 internet jasmine jennifer jessica jessie jesus1 jordan jordan23 joshua justin killer klaster letmein letmein1 lovely
loveme login1 liverpool london lovelove maggie marina marlboro martin master matrix matthew maverick melissa mercedes merlin michael michelle
mickey monkey monster mustang naruto nicole ninja1 nothing passw0rd password password! password1 password12 password123 password1234 patrick peanut
pepper phoenix pokemon prince princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwaszx qweasd qweasdzxc qweqwe qwer1234 qwerty
qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwertz qwertzuiop rainbow ranger robert samantha samsung secret secret123 shadow silver sophie soccer
spiderman starwars summer summer123 sunshine superman sweety taylor tennis test123 test1234 testing thomas thunder tigger trustno1 unknown
victoria welcome welcome1 welcome123 whatever william winner winter winter123 xxxxxx yellow yankees zaq12wsx zxcvbn zxcvbnm azerty azerty123 motdepasse
passwort hallo123 schalke04 ficken bonjour soleil doudou loulou marseille ciaociao juventus napoli francesco giovanni contraseña barcelona
realmadrid tequiero estrella wachtwoord welkom01 feyenoord geheim haslo123 polska matrix1 heslo123 jelszo parola salasana lösenord kodeord
startup investor esgnetwork`.split(/\s+/),
)

export const isCommonPassword = (password: string) => commonest.has(password.toLowerCase())
