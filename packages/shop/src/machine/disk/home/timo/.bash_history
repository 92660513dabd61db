cd /opt/press
cat README
./sweep.sh
exiftool picnic.jpg
echo "ham" > ~/password-idea.txt
rm ~/password-idea.txt
exit
